import { expect, test } from 'vitest';

import { nodeProblem } from '../../../scripts/require-node.cjs';

test.each(['12.22.12', '18.20.8', '20.0.0', '20.18.3', '21.7.3', '22.11.0'])(
  'Node %s is refused with the version that is needed',
  (version) => {
    expect(nodeProblem(version)).toBe(
      `Node ${version} cannot be used: this project needs Node 20.19 or later, or 22.12 or later. Get it from nodejs.org.`,
    );
  },
);

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.21.0'])('Node %s will do', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});
