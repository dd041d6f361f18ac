/** Queues mails to the addresses of its arguments, says so, and sends them until it is killed. */
import { getConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { queueMail } from '#server/mail/queue.ts';
import { openTransport } from '#server/mail/transports.ts';
import { plainEmail } from '#support/mail/plain-email.ts';

const config = getConfig(process.env);
const db = await openDatabase(config.database);
const mailer = createMailer({
  db,
  clock: Date.now,
  log: (line) => process.stderr.write(`${JSON.stringify(line)}\n`),
  transport: openTransport(config.mail, config.dataDir),
  render: plainEmail,
});
for (const recipient of process.argv.slice(2)) {
  await queueMail(db, { kind: 'hello', recipient }, Date.now());
}
process.stdout.write('queued\n');
mailer.start();
// The mailer alone keeps no process alive.
setInterval(() => {}, 60_000);
