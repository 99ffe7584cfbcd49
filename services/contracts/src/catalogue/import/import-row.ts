import { z } from 'zod'
import { singleLine } from '../../api/text.ts'
import { importKind } from './import-kind.ts'
import { columnMapping, importField, readingOptions, rowReason } from './import-options.ts'

export const importId = z
  .string()
  .regex(/^i-[0-9a-z]{8,40}$/)
  .brand<'ImportId'>()
export type ImportId = z.infer<typeof importId>

/**
 * `ready`: uploaded, not started. `waiting`: started, an instance claims it within seconds. `failed`: the file as a
 * whole could not be read; `failure` says why.
 */
export const importState = z.enum(['ready', 'waiting', 'running', 'cancelling', 'done', 'cancelled', 'failed'])
export type ImportState = z.infer<typeof importState>

/** Rows by result, or by expected result of a dry run. */
export const importCounts = z.object({
  /** Rows read so far, without blank ones. */
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  wrong: z.int(),
})
export type ImportCounts = z.infer<typeof importCounts>

/** The change of a row; null: no value. `entry`: the category or attribute; a part has manufacturer and number. */
export const rowDifference = z.object({
  line: z.int(),
  manufacturer: z.string().exactOptional(),
  model: z.string().exactOptional(),
  entry: z.object({ id: z.string(), title: z.string() }).exactOptional(),
  outcome: z.enum(['new', 'changed']),
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
})
export type RowDifference = z.infer<typeof rowDifference>

/** A constant value for every row. */
export const constantValue = z.object({ field: importField, value: singleLine(300).min(1) })
export type ConstantValue = z.infer<typeof constantValue>

/** An import, from its file to its outcome. Times ISO 8601. */
export const importRow = z.object({
  id: importId,
  kind: importKind,
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
  state: importState,
  /** Whether the latest run is a dry run. */
  dryRun: z.boolean(),
  options: readingOptions,
  headers: z.array(z.string()),
  mapping: z.array(columnMapping),
  constants: z.array(constantValue),
  counts: importCounts,
  /** Progress, 0 to 1. */
  share: z.number(),
  rowsPerSecond: z.number(),
  /** Estimated time left; null if it is not running. */
  secondsLeft: z.int().nullable(),
  /** The first hundred; empty in lists. */
  differences: z.array(rowDifference),
  failure: z.enum(['file-not-readable', 'file-not-found', 'too-many-rows']).nullable(),
  /** Members of staff. */
  createdBy: z.string(),
  startedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
})
export type ImportRow = z.infer<typeof importRow>

/** The start of a file, read with these options, and the proposed mapping. */
export const importPreview = z.object({
  importId,
  kind: importKind,
  fileName: z.string(),
  size: z.int(),
  options: readingOptions,
  headers: z.array(z.string()),
  /** At most 20 rows, as in the file. */
  sample: z.array(z.array(z.string())),
  /** The first rows of a table, those above its header included; none of JSON. */
  top: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** The sheets of a workbook; none of other files. */
  sheets: z.array(z.string()),
  /** One for each header. */
  mapping: z.array(columnMapping),
  /** One for each header: a number with two readings, if nothing decides between them; somebody must choose. */
  doubts: z.array(z.string().nullable()),
  /** True if the mapping was chosen for these columns before. */
  remembered: z.boolean(),
  /**
   * Everything that a column may be read as, named in the request's language. `required`: of a part that is new.
   * `values`: what a cell may contain, if that is a closed set.
   */
  fields: z.array(
    z.object({
      field: importField,
      title: z.string(),
      required: z.boolean(),
      values: z.array(z.object({ value: z.string(), title: z.string() })).exactOptional(),
    }),
  ),
})
export type ImportPreview = z.infer<typeof importPreview>

/** A rejected cell, or a rejected row if `column` is null. `hint`: a suggestion. */
export const importError = z.object({
  line: z.int(),
  /** Counted from 1 below the header. */
  row: z.int(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  reason: rowReason,
  hint: z.string().nullable(),
})
export type ImportError = z.infer<typeof importError>

/**
 * A correction of all errors of a group: create the category that is missing; read a value as another one; read empty
 * cells as a value; use one value for every row; take a questioned value as it is.
 */
export const importMend = z.enum(['create-category', 'map-value', 'fill-empty', 'set-constant', 'keep-value'])
export type ImportMend = z.infer<typeof importMend>

/** Errors with the same reason at the same column, and the same value where a correction depends on it. */
export const importErrorGroup = z.object({
  reason: rowReason,
  column: z.string().nullable(),
  /** The field that the column is read as; null if it is a whole row. */
  field: importField.nullable(),
  value: z.string().nullable(),
  hint: z.string().nullable(),
  count: z.int(),
  /** Of the first rows. */
  lines: z.array(z.int()),
  /** The corrections that fit, best first. */
  mends: z.array(importMend),
})
export type ImportErrorGroup = z.infer<typeof importErrorGroup>
