import { formFileId, formNo, staffId } from '@pinline/events/ids'
import { formKind, formSuspicion } from '@pinline/events/notification/form-submitted'
import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { shopPath } from '../../api/web-url.ts'
import { mediaType } from '../../catalogue/file/upload-rules.ts'

export const formStatus = z.enum(['submitted', 'answered', 'closed', 'erased'])
export type FormStatus = z.infer<typeof formStatus>

/** What somebody wrote into a form. Texts that the form does not have are empty. */
export const formContent = z.object({
  surname: z.string(),
  givenName: z.string(),
  /** E.164, or empty. */
  phone: z.string(),
  email: z.string(),
  company: z.string(),
  details: z.string(),
  opinion: z.string(),
  part: z.string(),
  /** Pieces of the part; null without a number. */
  quantity: z.int().nullable(),
})
export type FormContent = z.infer<typeof formContent>

/** Sizes are bytes. */
export const formFile = z.object({
  id: formFileId,
  url: shopPath,
  name: z.string(),
  type: mediaType,
  size: z.int(),
})
export type FormFile = z.infer<typeof formFile>

/** A form as its sender sees it. */
export const myForm = formContent.extend({
  formNo,
  kind: formKind,
  status: formStatus.exclude(['erased']),
  createdAt: z.iso.datetime(),
  /** When the sender was promised a reply. */
  answerBy: z.iso.datetime(),
  files: z.array(formFile),
  /** Replies of staff, oldest first. */
  answers: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
})
export type MyForm = z.infer<typeof myForm>

/** Commands that staff can give on a form, by the names of their calls. */
export const staffFormCommand = z.enum(['answer-form', 'add-form-note', 'assign-form', 'close-form', 'erase-form'])

/** Null texts are erased. */
export const formEntry = z.object({
  kind: z.enum(['answer', 'note']),
  text: z.string().nullable(),
  at: z.iso.datetime(),
  by: staffId.nullable(),
})
export type FormEntry = z.infer<typeof formEntry>

/** A form as staff see it. `content` is null once it is erased; `entries` and `files` are filled in the single record only. */
export const formRecord = z.object({
  id: formNo,
  formNo,
  kind: formKind,
  status: formStatus,
  suspicion: formSuspicion.nullable(),
  language: languageCode,
  /** Of a signed-in buyer. */
  buyerId: z.string().nullable(),
  content: formContent.nullable(),
  fileCount: z.int(),
  files: z.array(formFile),
  entries: z.array(formEntry),
  assignee: staffId.nullable(),
  createdAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
  /** Not answered, although it is due. */
  overdue: z.boolean(),
  allowedCommands: z.array(staffFormCommand),
  version: z.int(),
})
export type FormRecord = z.infer<typeof formRecord>
