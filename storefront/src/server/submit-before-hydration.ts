/**
 * Script for the head of every page. Without it the browser would send a form submitted before hydration: the submit
 * would be lost, and the input, even a password, would be in the URL. The script delays such a submit and repeats it
 * until the page handles it, for half a minute. A form with its own action works without the script.
 */
export const submitBeforeHydrationScript =
  '(function(){var t,n=300;addEventListener("submit",function(e){var f=e.target,b=e.submitter;' +
  'if(e.defaultPrevented||f.hasAttribute("action")||f.hasAttribute("method"))return;e.preventDefault();' +
  'if(t||n--<1)return;t=setTimeout(function(){t=0;if(b)b.click();else if(f.isConnected)f.requestSubmit()},100)})})()'
