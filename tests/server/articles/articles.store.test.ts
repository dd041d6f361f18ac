import { expect, onTestFinished, test, vi } from 'vitest';

import { startMember } from '#support/stores/member.ts';
import { openPage, reached } from '#support/stores/page.ts';

test.each(['/articles/Not_a_slug', '/articles/a/b', '/articles/%3Cb%3E'])(
  'an address that can hold no article (%s) says that there is none',
  async (path) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
    onTestFinished(() => errors.mockRestore());
    const { origin, tokens } = await startMember();
    openPage(origin, path, tokens);
    const { $article, $articlePage, startArticles } =
      await import('#lib/articles/articles.store.ts');
    startArticles();
    expect($articlePage.get().kind).toBe('one');
    expect(await reached($article, ({ status }) => status !== 'loading')).toEqual({
      status: 'missing',
    });
  },
);
