import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import type { Platform } from '@pinline/chassis/service'
import { languageCode } from '@pinline/contracts/api/languages'
import {
  type FormContent,
  type FormEntry,
  type FormRecord,
  formContent,
  formStatus,
} from '@pinline/contracts/notification/form/form-row'
import { formsResource } from '@pinline/contracts/notification/form/forms-resource'
import { formFileUrlForStaff } from '@pinline/contracts/notification/form/get-form-file-by-staff'
import { formNo } from '@pinline/events/ids'
import { z } from 'zod'
import type { FormFiles } from '../../forms/form-files.ts'
import type { FormViewRow } from './forms.model.ts'
import { formsProjection } from './forms.projection.ts'
import { formFileOf } from './my-forms.query.ts'

type Filter = z.output<typeof formsResource.filter>
type StoredForm = FormViewRow & RowMetadata & { readonly _id: string }
/** A record without what staff may do with it. */
export type JoinedForm = Omit<FormRecord, 'allowedCommands'>

const maxCounted = formsResource.countsTo ?? Number.POSITIVE_INFINITY

const numbersLike = (q: string): object => {
  const typed = q.replaceAll(/\s/g, '').toUpperCase()
  return /^F?\d{1,13}$/.test(typed)
    ? { $gte: `F${typed.replace('F', '')}`, $lt: `F${typed.replace('F', '')}:` }
    : { $in: [] }
}

const joined = (row: StoredForm, content: FormContent | undefined, now: string): JoinedForm => ({
  id: row.formNo,
  formNo: row.formNo,
  kind: row.kind,
  status: row.status,
  suspicion: row.suspicion,
  language: languageCode.catch('en').parse(row.language),
  buyerId: row.buyerId,
  content: content ?? null,
  fileCount: row.fileIds.length,
  files: [],
  entries: [],
  assignee: row.assignee,
  createdAt: row.submittedAt,
  answerBy: row.answerBy,
  overdue: row.status === 'submitted' && row.suspicion === null && row.answerBy < now,
  version: row._versions[row._id] ?? 0,
})

const assigneeWhere = (assignee: Filter['assignee']): object =>
  assignee === undefined ? {} : { assignee: assignee === 'none' ? null : assignee }

/** The view's condition for a filter of the console. */
const whereOf = (platform: Pick<Platform, 'clock'>, filter: Filter, ids: readonly string[] | undefined): object => {
  const { q = '', status, kind, assignee, overdue, suspected } = filter
  const statuses = status === undefined ? formStatus.options : Array.isArray(status) ? status : [status]
  return {
    status: { $in: overdue === true ? statuses.filter((one) => one === 'submitted') : [...statuses] },
    ...(kind === undefined ? {} : { kind }),
    ...assigneeWhere(assignee),
    ...(ids === undefined && q === '' ? { suspicion: suspected === true ? { $type: 'string' } : null } : {}),
    ...(overdue === undefined ? {} : { answerBy: { $lt: platform.clock.now().toISOString() } }),
    ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
    ...(q === '' ? {} : { _id: numbersLike(q) }),
  }
}

const withContents = async (
  platform: Pick<Platform, 'vault' | 'clock'>,
  rows: readonly StoredForm[],
): Promise<JoinedForm[]> => {
  const contents = await platform.vault.getMany(
    rows.map(({ contentRef }) => contentRef),
    formContent,
  )
  const now = platform.clock.now().toISOString()
  return rows.map((row, place) => joined(row, contents[place], now))
}

/** A slice of the forms for staff by submission, with who sent them; counted up to 10,000, the last rows read from the end. */
export const findForms = async (
  platform: Pick<Platform, 'view' | 'vault' | 'clock'>,
  request: AdminList<Filter>,
): Promise<AdminRows<JoinedForm>> => {
  const where = whereOf(platform, request.filter, request.ids)
  const options = { field: 'submittedAt', maxCounted }
  const { rows, ...counted } = await readSlice(platform.view(formsProjection), where, request, options)
  return { rows: await withContents(platform, rows), ...counted }
}

/** Whether the filter matches more forms than so many. */
export const areMoreFormsThan = async (
  platform: Pick<Platform, 'view' | 'clock'>,
  filter: Filter,
  most: number,
): Promise<boolean> =>
  (await platform.view(formsProjection).countDocuments(whereOf(platform, filter, undefined), { limit: most + 1 })) >
  most

const exportBatchSize = 200

/** Every form of a filter with who sent it, newest first, in batches. */
export async function* eachForm(
  platform: Pick<Platform, 'view' | 'vault' | 'clock'>,
  filter: Filter,
): AsyncGenerator<readonly JoinedForm[], void, undefined> {
  const cursor = platform
    .view(formsProjection)
    .find(whereOf(platform, filter, undefined))
    .sort({ submittedAt: -1, _id: -1 })
  let batch: StoredForm[] = []
  for await (const row of cursor) {
    batch.push(row)
    if (batch.length < exportBatchSize) continue
    yield await withContents(platform, batch)
    batch = []
  }
  if (batch.length > 0) yield await withContents(platform, batch)
}

/** One form in full, with its files, replies and notes. */
export const findForm = async (
  platform: Pick<Platform, 'view' | 'vault' | 'clock'>,
  formFiles: FormFiles,
  typed: string,
): Promise<JoinedForm | undefined> => {
  const number = formNo.safeParse(typed.replaceAll(/\s/g, '').toUpperCase())
  const row = number.success ? await platform.view(formsProjection).findOne({ _id: number.data }) : null
  if (row === null) return undefined
  const [content, texts, files] = await Promise.all([
    platform.vault.get(row.contentRef, formContent),
    platform.vault.getMany(
      row.entries.map(({ textRef }) => textRef),
      z.string(),
    ),
    formFiles.many(row.fileIds),
  ])
  const entries = row.entries.map(
    ({ kind, at, by }, place): FormEntry => ({ kind, at, by, text: texts[place] ?? null }),
  )
  return {
    ...joined(row, content, platform.clock.now().toISOString()),
    files: row.fileIds.flatMap((id) => {
      const file = files.get(id)
      return file === undefined ? [] : [formFileOf(file, formFileUrlForStaff)]
    }),
    entries,
  }
}
