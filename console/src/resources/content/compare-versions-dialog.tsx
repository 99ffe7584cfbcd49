import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type LanguageCode, languages, languageTag } from '@pinline/contracts/api/languages'
import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { getContentVersion } from '@pinline/contracts/catalogue/content/get-content-version'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { TextDifference } from '../../layout/text-difference/text-difference.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { languagesInOrder } from '../categories/translations.ts'
import { ChoiceInput } from './detail-inputs.tsx'
import { textLines } from './document-lines.ts'
import { useNamesInDocuments } from './use-names-in-documents.ts'

interface CompareVersionsDialogProps {
  readonly record: ContentRecord
  readonly first: number
  readonly onClose: () => void
}

/** The version before: what a change has changed is asked most often. */
const versionBefore = ({ versions }: ContentRecord, version: number): number =>
  versions.find((one) => one.version < version)?.version ?? versions[0]?.version ?? version

/** Two versions of an item side by side, in one language. */
export const CompareVersionsDialog = ({ record, first, onClose }: CompareVersionsDialogProps) => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const titleId = useId()
  const other = versionBefore(record, first)
  const [left, setLeft] = useState(String(Math.min(first, other)))
  const [right, setRight] = useState(String(Math.max(first, other)))
  const [language, setLanguage] = useState<LanguageCode>(record.sourceLanguage)
  const { data, error, refetch } = useQuery({
    queryKey: ['content', 'versions', record.id, left, right],
    queryFn: async ({ signal }) =>
      await Promise.all(
        [left, right].map((version) =>
          api.read(getContentVersion, { id: record.id, version: Number(version) }, { signal, silent: true }),
        ),
      ),
  })
  const choices = record.versions.map(({ version, at }) => ({
    id: String(version),
    name: `#${version} · ${format.moment(at)}`,
  }))
  const [one, two] = data ?? []
  const names = useNamesInDocuments([one?.texts[language]?.body, two?.texts[language]?.body])
  const lines = [textLines(one?.texts[language], names), textLines(two?.texts[language], names)] as const
  const isSame = JSON.stringify(lines[0]) === JSON.stringify(lines[1])
  return (
    <Dialog open className="compare-dialog" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('resources.content.versions.title')}</DialogTitle>
      <DialogContent className="form">
        <div className="compare-choices">
          <ChoiceInput
            label={text('resources.content.versions.left')}
            readOnly={false}
            value={left}
            choices={choices}
            onChange={setLeft}
          />
          <ChoiceInput
            label={text('resources.content.versions.right')}
            readOnly={false}
            value={right}
            choices={choices}
            onChange={setRight}
          />
          <ChoiceInput
            label={text('resources.content.versions.language')}
            readOnly={false}
            value={language}
            choices={languagesInOrder.map((id) => ({
              id,
              name: languages.find(({ code }) => code === id)?.name ?? id,
            }))}
            onChange={setLanguage}
          />
        </div>
        {error !== null && <PageFailure message={error.message} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <PageSkeleton />}
        {data !== undefined && isSame && <p className="sheet-note">{text('resources.content.versions.same')}</p>}
        {data !== undefined && !isSame && (
          <TextDifference
            leftTitle={text('resources.content.versions.number', { version: left })}
            rightTitle={text('resources.content.versions.number', { version: right })}
            left={lines[0]}
            right={lines[1]}
            lang={languageTag(language)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <button type="button" className="button" onClick={onClose}>
          {text('forms.close')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
