import { matchLines } from '@pinline/contracts/catalogue/search/match-lines'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { chooseReading } from './choose-reading.ts'
import { type OrderRow, orderRows } from './order-rows.ts'
import { linesOf, readingsOf } from './read-lines.ts'
import { readListFile } from './read-list-file.ts'

/** Matches pasted or uploaded lines with products. `onContent` receives the text of a file. */
export const useMatchLines = (onContent: (content: string) => void) => {
  const { t } = useTranslation(['quick-order', 'catalogue'])
  const { api } = useAppContext()
  const [fileErrorText, setFileErrorText] = useState<string>()
  const [rows, setRows] = useState<readonly OrderRow[]>([])
  const [skipped, setSkipped] = useState(0)
  const match = useMutation({
    mutationFn: async (list: string) => {
      const reading = await chooseReading(readingsOf(list), async (partNumbers) => {
        const sample = partNumbers.map((partNumber) => ({ partNumber }))
        return (await api.read(matchLines, { lines: sample })).list
      })
      const read = reading === undefined ? { lines: [], skipped: 0 } : linesOf(reading)
      setSkipped(read.skipped)
      const lines = read.lines.map(({ partNumber, quantity, manufacturer }) => ({
        partNumber,
        ...(manufacturer === '' ? {} : { manufacturer }),
        ...(quantity === null ? {} : { quantity }),
      }))
      return lines.length === 0 ? [] : (await api.read(matchLines, { lines })).list
    },
    onSuccess: (list) => {
      setRows(orderRows(list))
      setFileErrorText(list.length === 0 ? t('empty') : undefined)
    },
    onError: () => setFileErrorText(t('failed')),
  })
  const takeFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const read = await readListFile(file).catch(() => ({ fault: 'failed' as const }))
    if ('fault' in read) {
      setFileErrorText(t(read.fault))
      return
    }
    onContent(read.text)
    match.mutate(read.text)
  }
  return { rows, setRows, skipped, errorText: fileErrorText, match, takeFile }
}
