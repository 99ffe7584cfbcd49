import type { CommandResult } from '@pinline/ui/commands/command-result'
import type { z } from 'zod'
import type { BulkOutcome } from './run-each.ts'

/** A command that many records of a list can be given. */
export interface BulkStep<Row> {
  /** By which an interrupted run finds its step again. */
  readonly name: string
  readonly permission: string
  /** Of the button. */
  readonly label: string
  readonly title: string
  readonly confirm: (count: number) => string
  readonly isAllowed: (row: Row) => boolean
  /** What its command is sent with. It is made once, since a repetition must send the same. */
  readonly inputOf: (row: Row) => unknown
  /** Sends the command of one record; `key` is that of its first attempt. */
  readonly send: (input: unknown, key: string, row: Row) => Promise<BulkOutcome<Row>>
}

interface TypedStep<Row, Input extends z.ZodType> extends Omit<BulkStep<Row>, 'inputOf' | 'send'> {
  /** Reads what was stored of an input. */
  readonly input: Input
  readonly inputOf: (row: Row) => z.input<Input>
  readonly send: (input: z.output<Input>, key: string, row: Row) => Promise<BulkOutcome<Row>>
}

/** A step whose inputs can be stored. One that an older version stored in another shape is not sent. */
export const bulkStep = <Row, Input extends z.ZodType>({
  input,
  send,
  ...step
}: TypedStep<Row, Input>): BulkStep<Row> => ({
  ...step,
  send: async (stored, key, row) => {
    const read = input.safeParse(stored)
    return read.success ? await send(read.data, key, row) : { kind: 'not-allowed' }
  },
})

/** What became of one command. */
export const bulkOutcomeOf = <Data, Row>(
  result: CommandResult<Data>,
  rowOf?: (data: Data) => Row,
): BulkOutcome<Row> => {
  switch (result.kind) {
    case 'done':
      return rowOf === undefined ? { kind: 'done' } : { kind: 'done', row: rowOf(result.data) }
    case 'conflict':
      return { kind: 'conflict' }
    case 'refused':
    case 'failed':
      return { kind: result.kind, message: result.message }
    default:
      return result satisfies never
  }
}
