import {
  type ColumnMapping,
  columnMapping,
  type ImportField,
  importField,
  type ReadingOptions,
  readingOptions,
} from '@pinline/contracts/catalogue/import/import-options'
import type { ImportPreview, ImportRow } from '@pinline/contracts/catalogue/import/import-row'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { type ConstantInput, doubtfulColumns, duplicatesOf, requiredFields, retainChoices } from './column-mapping.ts'
import { useImportPreview } from './use-import-preview.ts'
import { useStartImport } from './use-start-import.ts'

const sameHeaders = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((header, index) => header === right[index])

/** The mapping of the last start, else the one that the service proposes. */
const initialMapping = (row: ImportRow, preview: ImportPreview): readonly ColumnMapping[] =>
  row.startedAt !== null && sameHeaders(row.headers, preview.headers) ? row.mapping : preview.mapping

interface Chosen {
  readonly preview: ImportPreview
  readonly mapping: readonly ColumnMapping[]
}

/** The choices as they were before anybody edited them. */
interface Initial {
  readonly options: ReadingOptions
  readonly mapping: readonly ColumnMapping[]
}

/** A draft of the choices; its mapping fits only the headers that its options lead to. */
const columnEdits = z.object({
  options: readingOptions,
  headers: z.array(z.string()),
  mapping: z.array(columnMapping),
  constants: z.array(z.object({ key: z.int(), field: importField, value: z.string() })),
})
type ColumnEdits = z.infer<typeof columnEdits>

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** Parse options, mapping and constants; a new preview preserves the choices. */
const useColumnChoices = (row: ImportRow) => {
  const [options, setOptions] = useState<ReadingOptions>()
  const { data, error, isFetching, refetch } = useImportPreview(row.id, options)
  const [chosen, setChosen] = useState<Chosen>()
  const [initial, setInitial] = useState<Initial>()
  const [restored, setRestored] = useState<ColumnEdits>()
  const [constants, setConstants] = useState<readonly ConstantInput[]>(() =>
    row.constants.map((constant, key) => ({ ...constant, key })),
  )
  if (data !== undefined && data !== chosen?.preview) {
    const first = initialMapping(row, data)
    const retained =
      chosen === undefined ? first : retainChoices({ headers: chosen.preview.headers, mapping: chosen.mapping }, data)
    const isRestored = restored !== undefined && sameHeaders(restored.headers, data.headers)
    setChosen({ preview: data, mapping: isRestored ? restored.mapping : retained })
    if (initial === undefined) setInitial({ options: data.options, mapping: first })
  }

  const { preview, mapping } = chosen ?? { preview: undefined, mapping: [] }
  const choices = preview?.fields ?? []

  const addConstant = (field: ImportField | undefined) => {
    if (field === undefined) return
    const key = Math.max(-1, ...constants.map((constant) => constant.key)) + 1
    setConstants([...constants, { key, field, value: '' }])
  }
  const addAnyConstant = () => {
    const mappedFields = new Set([...mapping.map(({ field }) => field), ...constants.map(({ field }) => field)])
    addConstant(choices.find(({ field }) => !mappedFields.has(field))?.field)
  }

  const readOptions = options ?? data?.options ?? row.options
  const edits: ColumnEdits = {
    options: readOptions,
    headers: [...(preview?.headers ?? [])],
    mapping: [...mapping],
    constants: [...constants],
  }
  return {
    readOptions,
    setOptions: (changed: ReadingOptions) => {
      setRestored(undefined)
      setOptions(changed)
    },
    edits,
    isChanged:
      initial !== undefined &&
      !(
        isSame(readOptions, initial.options) &&
        isSame(mapping, initial.mapping) &&
        isSame(
          constants.map(({ field, value }) => ({ field, value })),
          row.constants,
        )
      ),
    restore: (draft: ColumnEdits) => {
      setRestored(draft)
      setOptions(draft.options)
      setConstants(draft.constants)
      if (preview !== undefined && sameHeaders(draft.headers, preview.headers))
        setChosen({ preview, mapping: draft.mapping })
    },
    preview,
    mapping,
    headers: preview?.headers ?? [],
    choices,
    setMapping: (changed: readonly ColumnMapping[]) => {
      if (preview !== undefined) setChosen({ preview, mapping: changed })
    },
    constants,
    setConstants,
    addConstant,
    addAnyConstant,
    error,
    isFetching,
    refetch,
  }
}

/** The choices of the columns step, what is missing, and the start of a dry run. */
export const useColumnsForm = (row: ImportRow, onStarted: () => void) => {
  const form = useRef<HTMLFormElement>(null)
  const choice = useColumnChoices(row)
  const { readOptions, mapping, headers, choices, constants } = choice
  /** Number of failed attempts to start. */
  const [submitted, setSubmitted] = useState(0)
  const draft = useDraft<ColumnEdits>({
    form: 'import-columns',
    id: row.id,
    edits: choice.edits,
    isChanged: choice.isChanged,
    schema: columnEdits,
    onRestore: choice.restore,
  })
  const { start, busy, result, reset } = useStartImport(() => {
    draft.clear()
    onStarted()
  })

  useEffect(() => {
    if (submitted > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [submitted])

  const duplicates = duplicatesOf(mapping, constants)
  const requiredOnes = requiredFields(choices, headers, mapping, constants)
  const incomplete = requiredOnes.some(({ forEveryRow, source }) => forEveryRow && source.kind === 'missing')

  const isDoubtful = doubtfulColumns(mapping, choice.preview?.doubts ?? []).size > 0

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    reset()
    if (incomplete || duplicates.size > 0 || isDoubtful || constants.some(({ value }) => value.trim() === ''))
      setSubmitted(submitted + 1)
    else
      await start({
        importId: row.id,
        options: readOptions,
        mapping: [...mapping],
        constants: constants.map(({ field, value }) => ({ field, value: value.trim() })),
        dryRun: true,
      })
  }

  const isAttempted = submitted > 0
  return {
    ...choice,
    draftOffer: draft.offer,
    form,
    busy,
    result,
    duplicates,
    requiredOnes,
    isAttempted,
    /** Why it cannot start; shown after the first attempt. */
    problem: !isAttempted
      ? undefined
      : incomplete
        ? 'incomplete'
        : duplicates.size > 0
          ? 'duplicates'
          : isDoubtful
            ? 'doubtful'
            : undefined,
    submit,
  } as const
}
