import { Button } from '@pinline/ui/design/button.tsx'
import { Notice } from '@pinline/ui/design/notice.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListLink } from './list-link.tsx'
import type { ListPlace } from './list-place.ts'
import { changedList, type ListState } from './list-search.ts'

function editKeyword(): void {
  const field = document.querySelector<HTMLInputElement>('header input[name="q"]')
  field?.focus()
  field?.select()
}

/** Says which words of the keyword the list does not mind, as nobody knows them or nothing fits them too. */
export function IgnoredNotice({ words }: { words: readonly string[] }): ReactNode {
  const { t } = useTranslation('catalogue')
  return <Notice tone="info" title={t('ignored', { words: words.map((word) => t('quoted', { word })).join(' ') })} />
}

/** Says that another spelling was looked for than the one typed, with the way back to what was typed. */
export function CorrectedNotice(props: {
  corrected: { readonly q: string; readonly from: string }
  state: ListState
  place: ListPlace
}): ReactNode {
  const { t } = useTranslation('catalogue')
  const { corrected, state, place } = props
  return (
    <Notice
      tone="info"
      title={
        <>
          {t('corrected.title', corrected)}{' '}
          <ListLink place={place} to={changedList(state, { q: corrected.q })}>
            {t('corrected.search', { q: corrected.q })}
          </ListLink>
        </>
      }
      action={
        <Button small tone="quiet" onPress={editKeyword}>
          {t('corrected.back', { from: corrected.from })}
        </Button>
      }
    />
  )
}
