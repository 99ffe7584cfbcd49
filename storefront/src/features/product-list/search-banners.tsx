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

/**
 * Names the words of the keyword that the list ignores, because they are unknown or match nothing together with the
 * others.
 */
export function IgnoredWordsBanner({ words }: { words: readonly string[] }): ReactNode {
  const { t } = useTranslation('catalogue')
  return <Banner tone="info" title={t('ignored', { words: words.map((word) => t('quoted', { word })).join(' ') })} />
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
          {t('corrected.back', { from: corrected.from })}
        </Button>
      }
    />
  )
}
