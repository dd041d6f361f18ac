import { expect, onTestFinished, test, vi } from 'vitest';

import { startMember } from '#support/stores/member.ts';
import { openPage, reached } from '#support/stores/page.ts';

test.each(['/journeys/a/b', '/journeys/%zz', `/journeys/${'x'.repeat(200)}`])(
  'an address that can hold no persona (%s) says that there is none',
  async (path) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
    onTestFinished(() => errors.mockRestore());
    const { origin, tokens } = await startMember();
    openPage(origin, path, tokens);
    const { $journeyPage, $persona, startJourneys } =
      await import('#lib/journeys/journeys.store.ts');
    startJourneys();
    expect($journeyPage.get().kind).toBe('one');
    expect(await reached($persona, ({ status }) => status !== 'loading')).toEqual({
      status: 'missing',
    });
  },
);
