import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'

/** What the rows of a file are. */
export const importKind = z.enum(['products', 'categories', 'attributes'])
export type ImportKind = z.infer<typeof importKind>

/** A text in a language: `title.de`. */
const ofLanguages = (...texts: readonly string[]) =>
  z
    .string()
    .max(80)
    .refine((field) => {
      const [text = '', code, ...more] = field.split('.')
      return texts.includes(text) && languageCode.safeParse(code).success && more.length === 0
    })

export const plainCategoryFields = ['id', 'parent', 'order', 'attributes'] as const

/**
 * The field of a column in a file of categories: `parent`, the id or a title of another category, in this file or not;
 * `attributes`, the ids of all attributes of its products; `title.de`, `lead.de`, `text.de`, its texts.
 */
export const categoryField = z.union([z.enum(plainCategoryFields), ofLanguages('title', 'lead', 'text')])

export const plainAttributeFields = ['id', 'type', 'unit', 'group', 'order', 'words', 'categories'] as const

/**
 * The field of a column in a file of attributes: `choices.de`, all values with their titles (`gold = Gold; tin = Zinn`);
 * `words`, words by which the values are searched (`gold = gilt, Au; tin = Sn`); `categories`, the ids of all
 * categories whose products have it; `title.de`, its title.
 */
export const attributeField = z.union([z.enum(plainAttributeFields), ofLanguages('title', 'choices')])
