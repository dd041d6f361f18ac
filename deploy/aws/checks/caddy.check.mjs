// The product behind Caddy with TLS, as deploy/machine sets it up: what has to be true of any proxy, and the
// product's browser suites through it.
import { checkProxy } from '../../machine/check/check-proxy.ts';
import { PROXIES } from '../../machine/check/proxies.ts';

process.exitCode = await checkProxy(PROXIES.caddy);
