import { expect, test } from 'vitest';

import { nextMove, stepMinutes, stepName, stepLine, textBelowName } from '#lib/tables/course.ts';
import { NEW_TABLE } from '#lib/tables/fold.ts';
import { uuid } from '#support/tables/histories.ts';

const titles = new Map([['B12', 'Open the locked drawer']]);
const titleOf = (code: string) => titles.get(code);
const long = `${'word '.repeat(30)}end`;

test.each([
  ['its title', { minutes: 1, title: 'Opening', text: 'Say it.', card: 'B12' }, 'Opening'],
  ['the title of its card', { minutes: 1, text: 'Say it.', card: 'B12' }, 'Open the locked drawer'],
  ['the code of an unknown card', { minutes: 1, card: 'Z99' }, 'Z99'],
  ['the first sentence of its text', { minutes: 1, text: 'Say it. Then wait.' }, 'Say it'],
  ['its first line', { minutes: 1, text: 'Say it\nThen wait' }, 'Say it'],
  ['its number without any of these', { minutes: 1, text: '  ' }, 'Step 3'],
])('a step is called by %s', (_, step, name) => {
  expect(stepName(step, 2, titleOf)).toBe(name);
});

const RUN = {
  minutes: 1,
  text: 'Write it. In silence.\nOnly here.',
  card: 'B12',
  run: true,
} as const;

test('a step of a run is called by its instruction, not by its card', () => {
  expect(stepName(RUN, 0, titleOf)).toBe('Write it. In silence');
});

test.each([
  ['what follows the instruction of a run', RUN, 'Only here.'],
  ['nothing where the name says it all', { minutes: 1, text: 'Say it.' }, undefined],
  ['the rest of the text', { minutes: 1, text: 'Say it. Then wait.' }, 'Then wait.'],
  ['all of it below a title', { minutes: 1, title: 'Opening', text: 'Say it.' }, 'Say it.'],
  ['all of it below a card', { minutes: 1, card: 'B12', text: 'Say it.' }, 'Say it.'],
  ['all of it where the name is cut', { minutes: 1, text: long }, long],
  ['nothing without a text', { minutes: 1 }, undefined],
])('below the name of a step stands %s', (_, step, text) => {
  expect(textBelowName(step)).toBe(text);
});

test('a name from a long text ends after a whole word', () => {
  expect(stepName({ minutes: 1, text: long }, 0)).toMatch(/^(word ){10,}word…$/);
});

const seen = (minutes: number) => ({ minutes, place: '', seen: false });
const table = { ...NEW_TABLE, steps: [seen(5), seen(0), seen(3)] };

test.each([
  ['a table without steps has no next move', { ...table, steps: [] }, true, undefined, undefined],
  ['the first press goes to the first step', table, true, undefined, { do: 'step', index: 0 }],
  ['then to the next', { ...table, step: 0 }, true, undefined, { do: 'step', index: 1 }],
  ['and ends the course after the last', { ...table, step: 2 }, true, undefined, { do: 'finish' }],
  [
    'a timer that the host starts comes first',
    { ...table, step: 0 },
    false,
    undefined,
    { do: 'timer', minutes: 5 },
  ],
  ['once', { ...table, step: 0 }, false, 0, { do: 'step', index: 1 }],
  [
    'and not for a step without minutes',
    { ...table, step: 1 },
    false,
    undefined,
    { do: 'step', index: 2 },
  ],
])('%s', (_, state, startsTimers, timed, move) => {
  expect(nextMove(state, startsTimers, timed)).toEqual(move);
});

test('a step has the minutes of its timer once the host has added some, on every page alike', () => {
  const steps = [5, 10].map((minutes, index) => ({ minutes, place: uuid(index), seen: true }));
  const planned = { ...NEW_TABLE, steps, step: 0 };
  const longer = { ...planned, timer: { ms: 360_000, endsAt: 1 } };
  expect([planned, longer].map((state) => [0, 1].map((at) => stepMinutes(state, at)))).toEqual([
    [5, 10],
    [6, 10],
  ]);
  expect([stepLine(planned, 'Opening'), stepLine(longer)]).toEqual([
    'Step 1 of 2: Opening, 5 minutes',
    'Step 1 of 2, 6 minutes',
  ]);
});
