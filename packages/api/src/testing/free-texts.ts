import type { z } from 'zod';

/** What a child in danger could write where a pattern leaves room. */
const PROBES = ['Help me please', 'help me please', 'help_me_please', 'help-me-please', 'HELPME'];

interface Format {
  readonly format?: string;
  readonly pattern?: RegExp;
}

interface Def extends Format {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Format } }[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly catchall?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly items?: readonly z.core.$ZodType[];
  readonly rest?: z.core.$ZodType | null;
  readonly options?: readonly z.core.$ZodType[];
  readonly left?: z.core.$ZodType;
  readonly right?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly keyType?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly getter?: () => z.core.$ZodType;
}

/** Types of which no value is a text of one's own. */
const NO_TEXT = [
  ...['number', 'int', 'bigint', 'boolean', 'enum', 'literal', 'null', 'undefined', 'void'],
  ...['never', 'date', 'nan', 'transform'],
];

/**
 * Where an input takes free text, such as `bio`, `tags[]` or `data.note`. What the walk does not know counts as
 * free text, so that a new kind of schema is looked at.
 */
export function freeTextsOf(schema: z.core.$ZodType, at = ''): string[] {
  return [...new Set(walk(schema, at))];
}

function walk(schema: z.core.$ZodType, at: string): string[] {
  const def = schema._zod.def as unknown as Def;
  const inside = (inner: z.core.$ZodType | null | undefined, where = at) =>
    inner ? walk(inner, where) : [];
  if (NO_TEXT.includes(def.type)) return [];
  switch (def.type) {
    case 'string':
      return isOpen(def) ? [at] : [];
    case 'object': {
      const rest = def.catchall?._zod.def.type === 'never' ? undefined : def.catchall;
      const fields = Object.entries(def.shape ?? {});
      return [
        ...fields.flatMap(([name, field]) => walk(field, at === '' ? name : `${at}.${name}`)),
        ...inside(rest, `${at}{}`),
      ];
    }
    case 'array':
      return inside(def.element, `${at}[]`);
    case 'tuple':
      return [...(def.items ?? []), def.rest].flatMap((item) => inside(item, `${at}[]`));
    case 'record':
      return [def.keyType, def.valueType].flatMap((part) => inside(part, `${at}{}`));
    case 'union':
      return (def.options ?? []).flatMap((option) => walk(option, at));
    case 'intersection':
      return [def.left, def.right].flatMap((part) => inside(part));
    case 'pipe':
      return [def.in, def.out].flatMap((part) => inside(part));
    case 'lazy':
      return inside(def.getter?.());
    default:
      return def.innerType ? walk(def.innerType, at) : [at];
  }
}

/** Whether a sentence fits into a text: no format and no pattern keeps it out. An address has room for one. */
function isOpen({ checks = [], ...own }: Def): boolean {
  const formats: Format[] = [own, ...checks.map((check) => check._zod.def)];
  const patterns = formats.flatMap(({ format, pattern }) =>
    pattern === undefined || format === 'email' ? [] : [pattern],
  );
  return PROBES.some((probe) => patterns.every((pattern) => probe.search(pattern) >= 0));
}
