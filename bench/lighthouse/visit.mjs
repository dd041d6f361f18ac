// Visits a page with Lighthouse and prints what it found as one line of JSON. A process of its own, since
// its packages are installed beside it: `node visit.mjs URL '{"runs":5,"flags":{…}}'`, flags as Lighthouse
// takes them. Of several runs it tells the one in the middle.
import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';

const [url, options] = process.argv.slice(2);
const { runs, flags } = JSON.parse(options);

const visit = async () => {
  const result = await lighthouse(url, { ...flags, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse had nothing to say about ${url}.`);
  return result.lhr;
};

const found = [await visit()];
while (found.length < runs) found.push(await visit());
const { finalDisplayedUrl, categories, audits } = runs > 1 ? computeMedianRun(found) : found[0];
const scores = Object.entries(categories).map(([name, { score }]) => [name, score]);
const values = Object.entries(audits).map(([name, { numericValue }]) => [name, numericValue]);
const told = {
  reached: finalDisplayedUrl,
  scores: Object.fromEntries(scores),
  values: Object.fromEntries(values),
};
process.stdout.write(`${JSON.stringify(told)}\n`);
