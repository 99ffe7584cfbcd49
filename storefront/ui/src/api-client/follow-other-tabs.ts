/**
 * Compares a page with what is stored now: when another tab has changed the storage, and when the browser restores the
 * page from its memory. Prevents the failure "the page of one person is used with the session of another".
 */
export const followOtherTabs = (
  compare: () => void,
  page: Pick<Window, 'addEventListener'> | EventTarget = window,
): void => {
  page.addEventListener('storage', compare)
  page.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted === true) compare()
  })
}
