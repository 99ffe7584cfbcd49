import '../currencies/currencies.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { updateLanguage } from '@pinline/contracts/catalogue/language/update-language'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { StateBadge } from '../../layout/state-badge.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { FlagPicture } from '../currencies/flag-picture.tsx'
import { UpdateLanguageDialog } from './update-language-dialog.tsx'
import { type ShownLanguage, useLanguages } from './use-languages.ts'

const Shares = ({ language: { textShare, contentShare } }: { language: ShownLanguage }) => {
  const text = useText()
  const format = useFormat()
  return (
    <span className="currency-rate">
      {textShare !== undefined && (
        <span className="small">{text('resources.languages.texts', { share: format.percent(textShare) })}</span>
      )}
      <span className="small">{text('resources.languages.content', { share: format.percent(contentShare) })}</span>
    </span>
  )
}

/** Languages of the shop: which there are, in which order, and how much is translated. */
export const LanguagesPage = () => {
  const text = useText()
  const notify = useNotify()
  const { data, error, refetch } = useLanguages()
  const [opened, setOpened] = useState<ShownLanguage>()
  return (
    <article>
      <header className="page-head">
        <h1>{text('resources.languages.title')}</h1>
      </header>
      {data === undefined ? (
        error === null ? (
          <PageSkeleton />
        ) : (
          <PageFailure message={error.message} onRetry={() => void refetch()} />
        )
      ) : (
        <div className="stack">
          <section className="sheet" aria-label={text('resources.languages.title')}>
            <ul className="currency-rows">
              {data.map((language) => (
                <li key={language.code}>
                  <FlagPicture image={language.image} />
                  <span className="currency-name">
                    <strong lang={language.tag}>{language.name}</strong>
                    <span className="small">{language.code}</span>
                  </span>
                  <Shares language={language} />
                  <StateBadge disabled={!language.enabled} />
                  <span className="currency-commands">
                    <CommandButton permission={permissionOf(updateLanguage)} onPress={() => setOpened(language)}>
                      {text('resources.languages.edit.command')}
                      <span className="visually-hidden">{language.code}</span>
                    </CommandButton>
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <p className="small">{text('resources.languages.note')}</p>
        </div>
      )}
      {opened !== undefined && (
        <UpdateLanguageDialog
          language={opened}
          onClose={() => setOpened(undefined)}
          onDone={({ name }) => {
            setOpened(undefined)
            notify('resources.languages.done', { messageArgs: { name } })
            void refetch()
          }}
          onReload={async () => (await refetch()).data?.find(({ code }) => code === opened.code)}
        />
      )}
    </article>
  )
}
