import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { changedList, type ListState } from '../search/list-search.ts'
import { ListLink } from './list-link.tsx'
import type { ListNavigation } from './list-navigation.ts'

function editKeyword(): void {
  const field = document.querySelector<HTMLInputElement>('header input[name="q"]')
  field?.focus()
  field?.select()
}

/** More are counted: a sentence of a mail has many. */
const MAX_WORDS = 4

/** Names what the list does not use of the keyword: suffixes, quantities, and what no matching part states. */
export function IgnoredWordsBanner({ words }: { words: readonly string[] }): ReactNode {
  const { t } = useTranslation('catalogue')
  const quoted = words.slice(0, MAX_WORDS).map((word) => t('quoted', { word }))
  const more = Math.max(0, words.length - MAX_WORDS)
  return <Banner tone="info" title={t('ignored', { words: quoted.join(' '), more })} />
}

/** Says that the search used a corrected spelling, with a link to search for the typed one. */
export function CorrectedQueryBanner(props: {
  corrected: { readonly q: string; readonly from: string }
  state: ListState
  navigation: ListNavigation
}): ReactNode {
  const { t } = useTranslation('catalogue')
  const { corrected, state, navigation } = props
  return (
    <Banner
      tone="info"
      title={
        <>
          {t('corrected.title', corrected)}{' '}
          <ListLink navigation={navigation} to={changedList(state, { q: corrected.q })}>
            {t('corrected.search', { q: corrected.q })}
          </ListLink>
        </>
      }
      action={
        <Button small tone="quiet" onPress={editKeyword}>
          {t('corrected.back')}
        </Button>
      }
    />
  )
}
