// @ts-check
// Ends a program at once, with one line, where the Node that runs it is too old for this project. The
// scripts of package.json load it first (`-r`), so it is written for every Node there is.
'use strict';

/**
 * Why npm cannot install this project on a version of Node: it leaves out, without a word, native packages
 * that ask for another one (`^20.19.0 || >=22.12.0`).
 * @param {string} version such as `18.20.8`
 * @returns {string | undefined} one line; `undefined` where the version will do
 */
exports.nodeProblem = function (version) {
  var parts = version.split('.').map(Number);
  var major = parts[0] || 0;
  var minor = parts[1] || 0;
  if (major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22) return undefined;
  return (
    'Node ' +
    version +
    ' cannot be used: this project needs Node 20.19 or later, or 22.12 or later. ' +
    'Get it from nodejs.org.'
  );
};

var problem = exports.nodeProblem(process.versions.node);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
