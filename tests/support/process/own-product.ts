import { onTestFinished } from 'vitest';

import { INSPECTABLE } from '#support/process/collector.ts';
import { startProductProcess, type Place, type Product } from '#support/process/product-process.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';

/** The product as its own process for the running test, with a port and data of its own. */
export const startOwnProduct = async (
  place: Pick<Place, 'checkout' | 'site' | 'env'> = {},
): Promise<Product> => {
  const product = await startProductProcess({
    ...place,
    env: { ...INSPECTABLE, ...place.env },
    port: await freePort(),
    dataDir: await makeTemporaryFolder(),
  });
  onTestFinished(() => product.end('SIGKILL'));
  return product;
};
