// The notice below the editor: problems of the deck, and files that were changed outside of the editor.
import type { DeckState } from './files.ts';

const plural = (count: number, one: string, more: string): string => (count === 1 ? one : more);

const problemsOf = (problems: readonly string[]): readonly (string | HTMLElement)[] => {
  if (problems.length === 0) return [];
  const list = document.createElement('ul');
  list.append(
    ...problems.map((problem) => {
      const item = document.createElement('li');
      item.textContent = problem;
      return item;
    }),
  );
  const isUnreadable = problems.some((problem) => problem.includes('the file cannot be read'));
  return [
    plural(
      problems.length,
      'One file of the deck is wrong.',
      `${problems.length} files of the deck are wrong.`,
    ) +
      ' The app shows the last good deck until that is put right. All other entries can be edited.' +
      (isUnreadable
        ? ' A file that cannot be read is not in the lists: put it right in a text editor.'
        : ''),
    list,
  ];
};

const outsideOf = (paths: readonly string[]): readonly (string | HTMLElement)[] => {
  if (paths.length === 0) return [];
  const button = document.createElement('button');
  button.textContent = 'Reload';
  button.addEventListener('click', () => location.reload());
  const named =
    paths.slice(0, 3).join(', ') + (paths.length > 3 ? ` and ${paths.length - 3} more` : '');
  return [
    `Changed outside of the editor: ${named}. Reload this page to see it. Text that is not saved is lost then, so copy it first. `,
    button,
  ];
};

/** Shows the problems of the deck and the paths of the files that this page has in another version. */
export const showNotice = (
  notice: HTMLElement,
  { problems }: DeckState,
  outside: readonly string[],
): void => {
  const parts = [problemsOf(problems), outsideOf(outside)].filter((each) => each.length > 0);
  notice.replaceChildren(
    ...parts.map((part) => {
      const paragraph = document.createElement('div');
      paragraph.append(...part);
      return paragraph;
    }),
  );
  notice.hidden = parts.length === 0;
  document.documentElement.style.setProperty('--notice', `${notice.offsetHeight}px`);
};
