// Preloaded into a process: names that end with `.test`, and `localhost`, are this machine, cannot be found, or are never
// answered, as the file of FAULT_FILE says: `here`, `gone` or `silent`. All other names are as ever.
import dns from 'node:dns';

import { followFaultFile } from './fault-file.mjs';

let state = 'here';

const isOurs = (/** @type {string} */ name) => name.endsWith('.test') || name === 'localhost';

const gone = (/** @type {string} */ name) =>
  Object.assign(new Error(`getaddrinfo EAI_AGAIN ${name}`), { code: 'EAI_AGAIN' });

/** Answers a question about a name with `found`, as things are. */
const answer = (name, found, done) => {
  if (state === 'here') process.nextTick(done, null, ...found);
  if (state === 'gone') process.nextTick(done, gone(name));
};

const { lookup } = dns;
dns.lookup = (name, options, callback) => {
  const done = callback ?? options;
  if (!isOurs(name)) return lookup(name, options, callback);
  const found = [{ address: '127.0.0.1', family: 4 }];
  return answer(name, options.all === true ? [found] : ['127.0.0.1', 4], done);
};

for (const resolver of [dns, dns.Resolver.prototype])
  for (const [method, found] of [
    ['resolve4', ['127.0.0.1']],
    ['resolve6', []],
  ]) {
    const real = resolver[method];
    resolver[method] = function resolve(name, ...rest) {
      return isOurs(name) ? answer(name, [found], rest.at(-1)) : real.call(this, name, ...rest);
    };
  }

followFaultFile((text) => {
  state = text;
});
