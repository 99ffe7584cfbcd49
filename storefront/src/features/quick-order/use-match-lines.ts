import { matchLines } from '@pinline/contracts/catalogue/search/match-lines'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { chooseReading } from './choose-reading.ts'
import { type OrderRow, orderRows } from './order-rows.ts'
import { linesOf, readingsOf } from './read-lines.ts'
import { readListFile } from './read-list-file.ts'
import type { Reading } from './shape-of-columns.ts'
import { keepLayout, recalledReading } from './stored-layouts.ts'

/** Matches pasted or uploaded lines with products. `onContent` receives the text of a file. */
export const useMatchLines = (onContent: (content: string) => void) => {
  const { t } = useTranslation(['quick-order', 'catalogue'])
  const { api } = useAppContext()
  const [errorText, setErrorText] = useState<string>()
  const [rows, setRows] = useState<readonly OrderRow[]>([])
  const [skipped, setSkipped] = useState(0)
  const [reading, setReading] = useState<Reading>()
  const latest = useRef<string | Reading>(undefined)
  const readingOf = async (text: string): Promise<Reading | undefined> => {
    const readings = readingsOf(text)
    return (
      recalledReading(readings) ??
      (await chooseReading(readings, async (partNumbers) => {
        const lines = partNumbers.map((partNumber) => ({ partNumber }))
        return (await api.read(matchLines, { lines })).list
      }))
    )
  }
  const match = useMutation({
    mutationFn: async (list: string | Reading) => {
      const chosen = typeof list === 'string' ? await readingOf(list) : list
      const { lines, skipped: beyond } = chosen === undefined ? { lines: [], skipped: 0 } : linesOf(chosen)
      const requested = lines.map(({ partNumber, quantity, manufacturer }) => ({
        partNumber,
        ...(manufacturer === '' ? {} : { manufacturer }),
        ...(quantity === null ? {} : { quantity }),
      }))
      const matched = requested.length === 0 ? [] : (await api.read(matchLines, { lines: requested })).list
      return { chosen, beyond, rows: orderRows(matched, lines) }
    },
    onSuccess: ({ chosen, beyond, rows: found }, list) => {
      if (latest.current !== list) return
      setReading(chosen?.rows.length === 0 ? undefined : chosen)
      setSkipped(beyond)
      setRows(found)
      const isCorrectable = typeof list !== 'string' && !list.kinds.includes('part')
      setErrorText(found.length === 0 && !isCorrectable ? t('empty') : undefined)
    },
    onError: (_error, list) => {
      if (latest.current === list) setErrorText(t('failed'))
    },
  })
  const check = (list: string | Reading): void => {
    latest.current = list
    match.mutate(list)
  }
  /** Reads the list anew, and the next ones with the same heads. */
  const correct = (corrected: Reading): void => {
    setReading(corrected)
    if (corrected.kinds.includes('part')) keepLayout(corrected)
    check(corrected)
  }
  const takeFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const read = await readListFile(file).catch(() => ({ fault: 'failed' as const }))
    if ('fault' in read) {
      setErrorText(t(read.fault))
      return
    }
    onContent(read.text)
    check(read.text)
  }
  /** After the rows were added: those that were not stay for correction, the list is done with. */
  const leave = (open: readonly OrderRow[]): void => {
    setRows(open)
    setReading(undefined)
  }
  return { rows, setRows, skipped, reading, errorText, isPending: match.isPending, check, correct, takeFile, leave }
}
