import type { ComponentProps, ReactNode } from 'react'
import type { deferredParts } from './deferred-parts.ts'

type Parts = typeof deferredParts
/** What each component is given. */
export type DeferredProps = { readonly [Name in keyof Parts]: ComponentProps<Parts[Name]> }
/** Components by name. */
export type DeferredParts = { readonly [Name in keyof Parts]: (props: DeferredProps[Name]) => ReactNode }

let provided: DeferredParts | undefined

/** The components, if they are here. */
export const providedParts = (): DeferredParts | undefined => provided

/** Provides the components: at once on the server, after loading in a browser. */
export const provideParts = (parts: DeferredParts): DeferredParts => {
  provided = parts
  return parts
}

/** Loads the components, unless they are here. */
export const loadDeferredParts = async (): Promise<DeferredParts> =>
  provided ?? provideParts((await import('./deferred-parts.ts')).deferredParts)
