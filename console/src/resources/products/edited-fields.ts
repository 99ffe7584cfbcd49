import { productPatch } from '@pinline/contracts/catalogue/product/product-patch'
import { gender, mounting, orientation, packaging } from '@pinline/events/catalogue/connector-part'
import type { z } from 'zod'

export type ProductPatch = z.infer<typeof productPatch>
/** A field of a product whose form value is one text. */
export type EditedField = Exclude<keyof ProductPatch, 'bodyMm' | 'pads' | 'names' | 'attributes'>

export type FieldUnit = 'mm' | 'A' | 'V' | 'g' | 'pieces' | 'days'

interface Common {
  readonly name: EditedField
  /** May be empty: not stated. */
  readonly nullable: boolean
}

/** Input type of a field. `longest` is in characters. */
export type FieldDefinition = Common &
  (
    | { readonly kind: 'text' | 'link' | 'code'; readonly maxLength: number }
    | { readonly kind: 'whole' | 'decimal'; readonly unit?: FieldUnit }
    | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
    | { readonly kind: 'flag' | 'category' }
  )

type Choice =
  | z.infer<typeof orientation>
  | z.infer<typeof mounting>
  | z.infer<typeof gender>
  | z.infer<typeof packaging>

export type FieldGroup = 'identity' | 'mechanical' | 'electrical' | 'trade' | 'compliance'

const text = (name: EditedField, maxLength: number, { nullable = false } = {}): FieldDefinition => ({
  name,
  kind: 'text',
  nullable,
  maxLength,
})
const figure = (
  name: EditedField,
  kind: 'whole' | 'decimal',
  unit: FieldUnit | undefined,
  nullable = false,
): FieldDefinition => ({ name, kind, nullable, ...(unit === undefined ? {} : { unit }) })
const choice = (name: EditedField, choices: readonly Choice[], nullable: boolean): FieldDefinition => ({
  name,
  kind: 'choice',
  choices,
  nullable,
})
const flag = (name: EditedField): FieldDefinition => ({ name, kind: 'flag', nullable: false })

/** The fields of a product in groups, in the order in which an engineer reads them. */
export const fieldGroups: Readonly<Record<FieldGroup, readonly FieldDefinition[]>> = {
  identity: [
    text('manufacturer', 80),
    text('model', 120),
    text('series', 80, { nullable: true }),
    { name: 'category', kind: 'category', nullable: false },
    { name: 'datasheetUrl', kind: 'link', nullable: true, maxLength: 500 },
  ],
  mechanical: [
    figure('positions', 'whole', undefined, true),
    figure('rows', 'whole', undefined, true),
    figure('pitchMm', 'decimal', 'mm', true),
    choice('orientation', orientation.options, true),
    choice('mounting', mounting.options, false),
    choice('gender', gender.options, true),
    figure('weightGrams', 'decimal', 'g'),
  ],
  electrical: [figure('currentA', 'decimal', 'A', true), figure('voltageV', 'decimal', 'V', true)],
  trade: [
    figure('moq', 'whole', 'pieces'),
    figure('orderMultiple', 'whole', 'pieces'),
    figure('packingUnit', 'whole', 'pieces'),
    choice('packaging', packaging.options, true),
    figure('leadTimeDays', 'whole', 'days'),
    { name: 'hsCode', kind: 'code', nullable: false, maxLength: 10 },
    { name: 'origin', kind: 'code', nullable: false, maxLength: 2 },
    flag('custom'),
  ],
  compliance: [flag('rohs'), flag('reach')],
}

/** Grouped with body and pads, because it names their drawing. A new part without one uses its part number. */
export const footprintField: FieldDefinition = text('footprint', 200)

export const editedFields: readonly FieldDefinition[] = [...Object.values(fieldGroups).flat(), footprintField]

/** Edges of the body in mm, in the order of `bodyMm`. */
export const bodyEdges = ['left', 'top', 'right', 'bottom'] as const
export const bodyField = (place: number): string => `bodyMm.${place}`

export const schemaOf = (name: EditedField): z.ZodType => productPatch.shape[name]
