/**
 * Script for the head of every page. A form that is sent before the page came alive would be sent by the browser: the
 * press would be lost, and what was typed, a password too, would stand in the address. Such a press is held and repeated
 * until the page answers it, for half a minute. A form that says itself how it is sent works without a script.
 */
export const submitBeforeHydrationScript =
  '(function(){var t,n=300;addEventListener("submit",function(e){var f=e.target,b=e.submitter;' +
  'if(e.defaultPrevented||f.hasAttribute("action")||f.hasAttribute("method"))return;e.preventDefault();' +
  'if(t||n--<1)return;t=setTimeout(function(){t=0;if(b)b.click();else if(f.isConnected)f.requestSubmit()},100)})})()'
