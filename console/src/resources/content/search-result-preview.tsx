import { useText } from '../../messages/use-text.ts'

interface SearchResultPreviewProps {
  readonly title: string
  readonly description: string
  readonly path: string
  readonly lang: string
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

/** How a search engine is likely to show the page. */
export const SearchResultPreview = ({ title, description, path, lang }: SearchResultPreviewProps) => {
  const text = useText()
  return (
    <figure className="search-result" lang={lang}>
      <figcaption className="label">{text('resources.content.page.search_result')}</figcaption>
      <span className="search-result-path">
        {window.location.host}
        {path}
      </span>
      <span className="search-result-title">{cut(title, 60)}</span>
      <span className="search-result-text">{cut(description, 160)}</span>
    </figure>
  )
}
