import { useLoaded } from '@pinline/ui/design/use-loaded'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from '../use-translation.ts'

const loadMenu = () => import('./category-menu.tsx')

/**
 * The link to all parts and, below it, the categories. They open when a mouse points at it and by a button for the
 * keyboard; Escape and leaving close them. Their code loads with the first pointing or focus.
 */
export function PartsMenu({ isCurrent }: { isCurrent: boolean }): ReactNode {
  const { t } = useTranslation('shell')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const close = (): void => setOpen(false)
  const loaded = useLoaded(isOpen || isWanted, loadMenu, () => {
    setOpen(false)
    setWanted(false)
  })
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and leaving only repeat what the button does.
    <div
      className="site-parts"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setOpen(true)
      }}
      onPointerLeave={close}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <Link
        to="/product/$categoryName/$id"
        params={{ categoryName: 'all', id: 'all' }}
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={close}
      >
        {t('nav.products')}
      </Link>
      <button
        ref={button}
        type="button"
        className="site-parts-button"
        aria-label={t('nav.categories')}
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={() => setWanted(true)}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown className="icon" aria-hidden="true" />
      </button>
      <div id={id} className="site-parts-panel" hidden={!isOpen || loaded === undefined}>
        {isOpen && loaded && (
          // biome-ignore lint/a11y: a click on any of its links closes the panel.
          <div onClick={close}>
            <loaded.CategoryMenu />
          </div>
        )}
      </div>
    </div>
  )
}
