import type { CategoryFormValues } from '../categories/category-form-values.ts'

/** A category named as a file names it: Chinese titles are not English ones, and an id has Latin letters only. */
export const missingCategory = (value: string): CategoryFormValues => ({
  id: value
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60),
  parentId: null,
  titles: /\p{sc=Han}/u.test(value) ? { zh_cn: value } : { en: value },
  leads: {},
  texts: {},
  attributeIds: [],
})
