import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { StartError } from '#server/shared/start-error.ts';
import { makeDatabase } from '#support/database/database.ts';

test('a database of a newer version is refused in words', async () => {
  const { place } = await makeDatabase({ untouched: true });
  const newer = await openDatabase(place);
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2099-01-01T00:00:00.000Z')`.execute(
    newer,
  );
  await newer.destroy();
  const attempt = openDatabase(place);
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(
    /^The database .* cannot be used: made by a newer version; put the backup back or update\.$/,
  );
});
