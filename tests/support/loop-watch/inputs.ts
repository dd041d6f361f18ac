import { ENDPOINTS } from '#contract/endpoints.ts';
import { endpointInputs } from '#support/loop-watch/endpoint-inputs.ts';
import { withLongHeads } from '#support/loop-watch/header-inputs.ts';
import { identityInputs } from '#support/loop-watch/identity-inputs.ts';
import type { WorstInput } from '#support/loop-watch/input.ts';
import { siteInputs } from '#support/loop-watch/site-inputs.ts';
import { unreadableInputs } from '#support/loop-watch/unreadable-inputs.ts';
import type { World } from '#support/loop-watch/world.ts';

/** Every endpoint that is read gets the longest heads as well. */
const headInputs = ({ accounts, table }: World): WorstInput[] =>
  ENDPOINTS.filter(({ method }) => method === 'get').flatMap(({ method, path }) =>
    withLongHeads(
      `${method} ${path}`,
      path
        .replace('{code}', path.startsWith('/api/tables') ? table.code : 'B12')
        .replace('{card}', 'B12')
        .replace('{slug}', 'paper-first')
        .replace('{sheet}', 'decision-page'),
      accounts.writer,
    ),
  );

/** All inputs, those that end what they are about at the end. */
export const worstInputs = (world: World): WorstInput[] => {
  const all = [
    ...endpointInputs(world),
    ...unreadableInputs(world),
    ...identityInputs(world),
    ...siteInputs(world),
    ...headInputs(world),
  ];
  return [...all.filter(({ once }) => !once), ...all.filter(({ once }) => once)];
};
