import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * The path of a folder in its Git repository, with `/` between its parts.
 * @param folder absolute
 * @returns empty where the folder is the repository itself, or in none
 */
export const pathInRepository = (folder: string): string => {
  const topOf = (path: string): string => {
    const up = dirname(path);
    if (existsSync(join(path, '.git'))) return path;
    return up === path ? folder : topOf(up);
  };
  return relative(topOf(folder), folder).replaceAll(sep, '/');
};
