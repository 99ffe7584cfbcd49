import type { CsvCell } from '@pinline/contracts/api/csv-line'
import type { JoinedForm } from '../read-models/forms/forms-of-staff.query.ts'

const columns = [
  ...['form', 'kind', 'status', 'suspicion', 'received', 'reply_due', 'assignee', 'language', 'buyer', 'surname'],
  ...['given_name', 'company', 'email', 'phone', 'part', 'quantity', 'opinion', 'details', 'files'],
] as const

const rowOf = (form: JoinedForm): readonly CsvCell[] => {
  const { content } = form
  return [
    ...[form.formNo, form.kind, form.status, form.suspicion, form.createdAt, form.answerBy, form.assignee],
    ...[form.language, form.buyerId, content?.surname, content?.givenName, content?.company, content?.email],
    ...[content?.phone, content?.part, content?.quantity, content?.opinion, content?.details, form.fileCount],
  ]
}

/** Forms as a table, header first: one row each. */
export async function* formTable(
  forms: AsyncIterable<readonly JoinedForm[]>,
): AsyncGenerator<readonly (readonly CsvCell[])[], void, undefined> {
  yield [columns]
  for await (const batch of forms) yield batch.map(rowOf)
}
