import type { Template } from 'aws-cdk-lib/assertions';

export interface Resource {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly DependsOn?: readonly string[];
}

/** The resources of a type, by their names in the template. */
export const resourcesOf = (template: Template, type: string): Record<string, Resource> =>
  template.findResources(type) as Record<string, Resource>;

/**
 * The one resource of a type, or the one whose name begins so.
 * @throws Error where there is none or more than one
 */
export const resourceOf = (template: Template, type: string, prefix = ''): Resource => {
  const found = Object.entries(resourcesOf(template, type)).filter(([id]) => id.startsWith(prefix));
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} of ${type} ${prefix}`);
  return first[1];
};

/** A name in a template without the hash at its end. */
const plain = (id: string): string => id.replace(/[0-9A-F]{8}$/, '');

/**
 * A value of a template as one text: `Ref`s and attributes as `${Name}` and `${Name.Attribute}`, without the
 * hashes of names.
 */
export const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  const [[key, inner] = ['', undefined]] = Object.entries(value);
  if (key === 'Ref') return `\${${plain(String(inner))}}`;
  if (key === 'Fn::GetAtt') {
    const [id, attribute] = inner as [string, string];
    return `\${${plain(id)}.${attribute}}`;
  }
  if (key === 'Fn::Join') {
    const [separator, parts] = inner as [string, unknown[]];
    return parts.map(textOf).join(separator);
  }
  if (key === 'Fn::Select') {
    const [, list] = inner as [number, unknown];
    return textOf(list);
  }
  if (key === 'Fn::Split') {
    const [, text] = inner as [string, unknown];
    return textOf(text);
  }
  throw new Error(`No text: ${JSON.stringify(value)}`);
};

/** One or several as several. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
