import { matchLines } from '@pinline/contracts/catalogue/search/match-lines'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { chooseReading } from './choose-reading.ts'
import { matchedRows, type OrderRow, orderRows } from './order-rows.ts'
import { linesOf, readingsOf } from './read-lines.ts'
import { readListFile } from './read-list-file.ts'
import type { Reading } from './shape-of-columns.ts'
import { keepLayout, recalledReading } from './stored-layouts.ts'
import { restoredList, type StoredList } from './stored-list.ts'

interface Check {
  readonly list: string | Reading
  /** The list as it was left, where it is matched again. */
  readonly stored?: StoredList
}

/** What has become of a list: nothing yet, or some of it is in the cart or waits for the login. */
const unordered = { isOrdered: false, isWaiting: false }

const readingOf = async (api: ApiClient, text: string): Promise<Reading | undefined> => {
  const readings = readingsOf(text)
  return (
    recalledReading(readings) ??
    (await chooseReading(readings, async (partNumbers) => {
      const lines = partNumbers.map((partNumber) => ({ partNumber }))
      return (await api.read(matchLines, { lines })).list
    }))
  )
}

/** Matches pasted or uploaded lines with products. `onContent` receives the text of a file, and of a list of before. */
export const useMatchLines = (onContent: (content: string) => void) => {
  const { t } = useTranslation(['quick-order', 'catalogue'])
  const { api } = useAppContext()
  const [errorText, setErrorText] = useState<string>()
  const [rows, setRows] = useState<readonly OrderRow[]>([])
  const [skipped, setSkipped] = useState(0)
  const [reading, setReading] = useState<Reading>()
  const [progress, setProgress] = useState(unordered)
  const [isRestoring, setRestoring] = useState(false)
  const latest = useRef<Check>(undefined)
  const match = useMutation({
    mutationFn: async ({ list }: Check) => {
      const chosen = typeof list === 'string' ? await readingOf(api, list) : list
      const { lines, skipped: beyond } = chosen === undefined ? { lines: [], skipped: 0 } : linesOf(chosen)
      const requested = lines.map(({ partNumber, quantity, manufacturer }) => ({
        partNumber,
        ...(manufacturer === '' ? {} : { manufacturer }),
        ...(quantity === null ? {} : { quantity }),
      }))
      const matched = requested.length === 0 ? [] : (await api.read(matchLines, { lines: requested })).list
      return { chosen, beyond, matched, lines }
    },
    onSuccess: ({ chosen, beyond, matched, lines }, checked) => {
      if (latest.current !== checked) return
      const { list, stored } = checked
      const { rows: found, ...reached } =
        stored === undefined
          ? { rows: orderRows(matched, lines), ...unordered }
          : restoredList(sessionStorage, matchedRows(matched, lines), stored)
      setReading(chosen?.rows.length === 0 ? undefined : chosen)
      setSkipped(beyond)
      setRows(found)
      setProgress(reached)
      setRestoring(false)
      const isCorrectable = typeof list !== 'string' && !list.kinds.includes('part')
      setErrorText(matched.length === 0 && !isCorrectable ? t('empty') : undefined)
    },
    onError: (_error, checked) => {
      if (latest.current === checked) setErrorText(t('failed'))
    },
  })
  const run = (checked: Check): void => {
    latest.current = checked
    match.mutate(checked)
  }
  const check = (list: string | Reading): void => run({ list })
  const restore = (stored: StoredList): void => {
    onContent(stored.text)
    if (stored.reading === null) return
    setRestoring(true)
    run({ list: stored.reading, stored })
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
    setProgress({ isOrdered: true, isWaiting: false })
  }
  /** A new list begins where the one before is done with. */
  const renew = (): void => {
    if (!progress.isOrdered || rows.length > 0) return
    setReading(undefined)
    setProgress(unordered)
  }
  return {
    ...{ rows, setRows, skipped, errorText, isPending: match.isPending, check, correct, takeFile, leave, renew },
    reading: progress.isOrdered ? undefined : reading,
    /** The rows wait for the login. */
    wait: () => setProgress({ ...progress, isWaiting: true }),
    restore,
    isRestoring,
    list: { ...progress, reading: reading ?? null, rows },
  }
}
