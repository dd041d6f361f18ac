/** Whether a host name of a URL, IPv6 in brackets, is this machine's own. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
