/**
 * Script for the head of every page. A form submitted before hydration would be sent by the browser: the submit would
 * be lost, and the input, even a password, would be in the URL. Such a submit is held and repeated until the page
 * handles it, for half a minute. A form with its own action works without a script.
 */
export const submitBeforeHydrationScript =
  '(function(){var t,n=300;addEventListener("submit",function(e){var f=e.target,b=e.submitter;' +
  'if(e.defaultPrevented||f.hasAttribute("action")||f.hasAttribute("method"))return;e.preventDefault();' +
  'if(t||n--<1)return;t=setTimeout(function(){t=0;if(b)b.click();else if(f.isConnected)f.requestSubmit()},100)})})()'
