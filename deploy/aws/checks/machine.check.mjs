// deploy/machine's systemd unit and Dockerfile, as far as that can be checked without either: settings by
// systemd's own programs and a linter, and the container's files by running them as an unprivileged user.
import { validate } from 'dockerfile-utils';

import { checkMachine } from '../../machine/check/check-machine.ts';

process.exitCode = await checkMachine((text) => validate(text));
