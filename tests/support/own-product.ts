import { onTestFinished } from 'vitest';

import { INSPECTABLE } from '#support/collector.ts';
import { makeTemporaryFolder } from '#support/folder.ts';
import { freePort } from '#support/free-port.ts';
import { startProduct, type Place, type Product } from '#support/product-process.ts';

/** The product as its own process for the running test, with a port and data of its own. */
export const startOwnProduct = async (
  place: Pick<Place, 'site' | 'env'> = {},
): Promise<Product> => {
  const product = await startProduct({
    ...place,
    env: { ...INSPECTABLE, ...place.env },
    port: await freePort(),
    dataDir: await makeTemporaryFolder(),
  });
  onTestFinished(() => product.end('SIGKILL'));
  return product;
};
