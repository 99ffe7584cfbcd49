import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { languageTag } from '@pinline/contracts/api/languages'
import { getHandbookVersion } from '@pinline/contracts/notification/handbook/get-handbook-version'
import type { HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { TextDifference } from '../../layout/text-difference/text-difference.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ChoiceInput } from '../content/detail-inputs.tsx'

interface CompareHandbookVersionsDialogProps {
  readonly page: HandbookPageRow
  readonly first: number
  readonly onClose: () => void
}

/** Two versions of a page side by side: one, and at first the one before it. */
export const CompareHandbookVersionsDialog = ({ page, first, onClose }: CompareHandbookVersionsDialogProps) => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const titleId = useId()
  const versions = page.versions ?? []
  const other = (versions.find(({ version }) => version < first) ?? versions[0])?.version ?? first
  const [left, setLeft] = useState(String(Math.min(first, other)))
  const [right, setRight] = useState(String(Math.max(first, other)))
  const { data, error, refetch } = useQuery({
    queryKey: ['handbook', 'versions', page.id, left, right],
    queryFn: async ({ signal }) =>
      await Promise.all(
        [left, right].map((version) =>
          api.read(getHandbookVersion, { id: page.id, version: Number(version) }, { signal, silent: true }),
        ),
      ),
  })
  const choices = versions.map(({ version, at }) => ({
    id: String(version),
    name: `#${version} · ${format.moment(at)}`,
  }))
  const [one = [], two = []] = (data ?? []).map(({ section, title, body }) => [section, title, ...body.split('\n')])
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
        </div>
        {error !== null && <PageFailure message={error.message} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <PageSkeleton />}
        {data !== undefined && one.join('\n') === two.join('\n') && (
          <p className="sheet-note">{text('resources.handbook.page.same')}</p>
        )}
        {data !== undefined && one.join('\n') !== two.join('\n') && (
          <TextDifference
            leftTitle={text('resources.content.versions.number', { version: left })}
            rightTitle={text('resources.content.versions.number', { version: right })}
            left={one}
            right={two}
            lang={languageTag(page.language)}
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
