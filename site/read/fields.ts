import { z } from 'zod';

export type Path = readonly PropertyKey[];

interface Field {
  path: Path;
  value: unknown;
  /** What the schema says about it; see schema/content/files/fields.ts. */
  meta: z.core.GlobalMeta;
  /** Whether it says which of several kinds the object around it is of. */
  isKind: boolean;
  /** The smallest part around it that the entry can do without: an item of a list that may be shorter, or an optional field. */
  removable: Path | undefined;
}

/** Every field of an entry that holds no other fields. */
export function* fieldsOf(schema: z.core.$ZodType, value: unknown, path: Path = [], removable?: Path): Generator<Field> {
  const type = kindOf(unwrap(schema), value);
  if (Array.isArray(value)) {
    const mayShrink = type instanceof z.ZodArray && value.length > Number(type._zod.bag.minimum ?? 0);
    for (const [index, each] of value.entries()) {
      const item = type instanceof z.ZodTuple ? type.def.items[index] : type instanceof z.ZodArray ? type.element : undefined;
      const at = [...path, index];
      if (item) yield* fieldsOf(item, each, at, mayShrink ? at : removable);
    }
  } else if (isRecord(value)) {
    for (const [key, each] of Object.entries(value)) {
      const field = type instanceof z.ZodObject ? type.shape[key] : type instanceof z.ZodRecord ? type.valueType : undefined;
      const at = [...path, key];
      if (field) yield* fieldsOf(field, each, at, type instanceof z.ZodRecord || isOptional(field) ? at : removable);
    }
  } else {
    const meta = { ...z.globalRegistry.get(type), ...z.globalRegistry.get(schema) };
    yield { path, value, meta, isKind: type instanceof z.ZodLiteral && typeof value === 'string', removable };
  }
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOptional(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
}

/** The schema without what makes it optional. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap());
  return schema;
}

function kindOf(type: z.core.$ZodType, data: unknown): z.core.$ZodType {
  if (!(type instanceof z.ZodUnion)) return type;
  return type.options.find((option) => fits(option, data)) ?? type;
}

function fits(option: z.core.$ZodType, data: unknown): boolean {
  if (option instanceof z.ZodString) return typeof data === 'string';
  if (option instanceof z.ZodArray) return Array.isArray(data);
  if (!(option instanceof z.ZodObject) || !isRecord(data)) return false;
  return Object.entries(option.shape).every(
    ([key, field]) => !(field instanceof z.ZodLiteral) || field.safeParse(data[key]).success,
  );
}
