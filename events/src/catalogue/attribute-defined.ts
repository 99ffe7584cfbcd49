import { z } from 'zod'
import { event } from '../event.ts'
import { attributeId, slug } from '../ids.ts'
import { localisedTexts } from '../localised-texts.ts'

/** `choice`: one of the attribute's values. `flag`: yes or no. */
export const attributeType = z.enum(['choice', 'number', 'flag', 'text'])
export type AttributeType = z.infer<typeof attributeType>

export const attributeUnit = z.enum(['mm', 'A', 'V', 'g', '°C', 'N', 'Ω', 'mm²', 'd'])
export type AttributeUnit = z.infer<typeof attributeUnit>

/** Groups of filters and specifications. */
export const attributeGroup = z.enum(['maker', 'shape', 'electric', 'trade'])
export type AttributeGroup = z.infer<typeof attributeGroup>

/** A value that may be chosen, and words by which it is searched. */
export const attributeChoice = z.object({
  value: slug,
  titles: localisedTexts(120),
  words: z.array(z.string().min(1).max(60)).max(40).optional(),
})
export type AttributeChoice = z.infer<typeof attributeChoice>

/** An attribute as defined from now on. A fixed one is a field of every product: only its texts and position change. */
export const attributeDefined = event('attribute-defined', {
  attributeId,
  type: attributeType,
  /** Null if there is none; `d` is days. */
  unit: attributeUnit.nullable(),
  titles: localisedTexts(120),
  values: z.array(attributeChoice).max(200).optional(),
  group: attributeGroup,
  orderNum: z.int().min(0),
  fixed: z.boolean(),
})
export type AttributeDefined = z.infer<typeof attributeDefined>
