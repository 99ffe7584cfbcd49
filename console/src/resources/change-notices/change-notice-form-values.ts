import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import type { ChangeNoticeRow } from '@pinline/contracts/notification/change-notice/change-notice-row'
import { affectedPart, changeNoticeKind } from '@pinline/events/notification/change-notice-content'
import { z } from 'zod'
import type { FieldValues } from '../../layout/conflicts/three-way.ts'

const day = z.string()

/** The name of a text, with its errors and in comparisons. */
export const textField = (code: LanguageCode) => `texts.${code}` as const

/** What a person has typed into the form of a change notice. Dates are calendar dates, or empty. */
export const changeNoticeFormValues = z.object({
  kind: changeNoticeKind,
  reference: z.string(),
  parts: z.array(affectedPart),
  announcedOn: day,
  effectiveOn: day,
  lastOrderOn: day,
  lastShipmentOn: day,
  texts: z.record(z.string(), z.string()),
  attachmentUrl: z.string(),
})
export type ChangeNoticeFormValues = z.infer<typeof changeNoticeFormValues>

/** The form of a change notice, or of a new one of today. */
export const changeNoticeValuesOf = (record: ChangeNoticeRow | undefined, today: string): ChangeNoticeFormValues => ({
  kind: record?.kind ?? 'product-change',
  reference: record?.reference ?? '',
  parts: record?.parts ?? [],
  announcedOn: record?.announcedOn ?? today,
  effectiveOn: record?.effectiveOn ?? '',
  lastOrderOn: record?.lastOrderOn ?? '',
  lastShipmentOn: record?.lastShipmentOn ?? '',
  texts: record?.texts ?? {},
  attachmentUrl: record?.attachmentUrl ?? '',
})

/** What two versions are compared by: each text is a field of its own, so that two editors meet at one only. */
export const changeNoticeFields = {
  fieldsOf: ({ texts, ...values }: ChangeNoticeFormValues): FieldValues => ({
    ...values,
    ...Object.fromEntries(languageCodes.map((code) => [textField(code), texts[code] ?? ''])),
  }),
  valuesOf: (fields: FieldValues): ChangeNoticeFormValues =>
    changeNoticeFormValues.parse({
      ...fields,
      texts: Object.fromEntries(
        languageCodes.map((code) => [code, fields[textField(code)]]).filter(([, written]) => written !== ''),
      ),
    }),
}

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

/** The input of the command; its schema says what is wrong with it. Dates of another kind are left out. */
export const changeNoticeContentOf = (values: ChangeNoticeFormValues) => {
  const isChange = values.kind === 'product-change'
  return {
    ...values,
    effectiveOn: isChange ? orNull(values.effectiveOn) : null,
    lastOrderOn: isChange ? null : orNull(values.lastOrderOn),
    lastShipmentOn: isChange ? null : orNull(values.lastShipmentOn),
    attachmentUrl: orNull(values.attachmentUrl),
  }
}
