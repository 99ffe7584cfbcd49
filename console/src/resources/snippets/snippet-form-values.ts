import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import type { SnippetRow } from '@pinline/contracts/notification/snippet/snippet-row'
import { z } from 'zod'

const textByLanguage = z.object({
  zh_cn: z.string(),
  en: z.string(),
  zh_hk: z.string(),
  pt: z.string(),
  it: z.string(),
  de: z.string(),
  fr: z.string(),
  es: z.string(),
  ja: z.string(),
  ru: z.string(),
} satisfies Record<LanguageCode, z.ZodString>)

/** What a person has typed into the form of a snippet: a text is a field of its own, so that two editors meet at one only. */
export const snippetFormValues = textByLanguage.extend({ title: z.string(), group: z.string() })
export type SnippetFormValues = z.infer<typeof snippetFormValues>

export const snippetValuesOf = (record: SnippetRow | undefined): SnippetFormValues => {
  const texts = record?.texts ?? {}
  return {
    title: record?.title ?? '',
    group: record?.group ?? '',
    ...textByLanguage.parse(Object.fromEntries(languageCodes.map((code) => [code, texts[code] ?? '']))),
  }
}

/** The input of the command; its schema says what is wrong with it. */
export const snippetContentOf = ({ title, group, ...texts }: SnippetFormValues) => ({ title, group, texts })
