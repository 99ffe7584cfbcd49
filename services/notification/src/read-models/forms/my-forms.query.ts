import type { Platform } from '@pinline/chassis/service'
import {
  type FormFile,
  formContent,
  formStatus,
  type MyForm,
  myForm,
} from '@pinline/contracts/notification/form/form-row'
import { formFileUrlOf } from '@pinline/contracts/notification/form/get-form-file'
import type { BuyerId, FormNo } from '@pinline/events/ids'
import type { FormKind } from '@pinline/events/notification/form-submitted'
import { z } from 'zod'
import type { FormFileDocument, FormFiles } from '../../forms/form-files.ts'
import type { FormViewRow } from './forms.model.ts'
import { formsProjection } from './forms.projection.ts'

/** Whose forms: a signed-in buyer's, or those of a visitor's browser. */
export type FormSender = { readonly buyerId: BuyerId } | { readonly deviceHash: string }

/** A file as people see it. */
export const formFileOf = ({ _id, name, type, size }: FormFileDocument, urlOf: (id: string) => string): FormFile => ({
  id: _id,
  url: urlOf(_id),
  name,
  type,
  size,
})

const shownStatuses = formStatus.exclude(['erased']).options

/** Whether a form is the sender's, and there still. */
export const isOwnForm = async (
  platform: Pick<Platform, 'view'>,
  formNo: FormNo,
  sender: FormSender,
): Promise<boolean> =>
  (await platform.view(formsProjection).findOne({ _id: formNo, status: { $in: shownStatuses }, ...sender })) !== null

/** Contact, texts and files of rows; those that were erased in the meantime are left out. */
const join = async (
  platform: Pick<Platform, 'vault'>,
  formFiles: FormFiles,
  rows: readonly FormViewRow[],
): Promise<MyForm[]> => {
  const answersOf = ({ entries }: FormViewRow) => entries.filter(({ kind }) => kind === 'answer')
  const textRefs = rows.flatMap((row) => answersOf(row).map(({ textRef }) => textRef))
  const [contents, texts, files] = await Promise.all([
    platform.vault.getMany(
      rows.map(({ contentRef }) => contentRef),
      formContent,
    ),
    platform.vault.getMany(textRefs, z.string()),
    formFiles.many(rows.flatMap(({ fileIds }) => fileIds)),
  ])
  const textOf = new Map(textRefs.map((reference, place) => [reference, texts[place]]))
  return rows.flatMap((row, place) => {
    const content = contents[place]
    if (content === undefined || row.status === 'erased') return []
    const { formNo, kind, status, submittedAt, answerBy, fileIds } = row
    return [
      myForm.parse({
        ...content,
        ...{ formNo, kind, status, answerBy },
        createdAt: submittedAt,
        files: fileIds.flatMap((id) => {
          const file = files.get(id)
          return file === undefined ? [] : [formFileOf(file, formFileUrlOf)]
        }),
        answers: answersOf(row).flatMap(({ textRef, at }) => {
          const text = textOf.get(textRef)
          return text === undefined ? [] : [{ text, at }]
        }),
      }),
    ]
  })
}

/** The forms of one sender, newest first, and their exact total. */
export const findMyForms = async (
  platform: Pick<Platform, 'view' | 'vault'>,
  formFiles: FormFiles,
  sender: FormSender,
  { kind, skip, limit }: { readonly kind?: FormKind | undefined; readonly skip: number; readonly limit: number },
): Promise<{ readonly list: MyForm[]; readonly total: number }> => {
  const where = { ...sender, status: { $in: shownStatuses }, ...(kind === undefined ? {} : { kind }) }
  const view = platform.view(formsProjection)
  const [rows, total] = await Promise.all([
    view.find(where).sort({ submittedAt: -1, _id: -1 }).skip(skip).limit(limit).toArray(),
    view.countDocuments(where),
  ])
  return { list: await join(platform, formFiles, rows), total }
}
