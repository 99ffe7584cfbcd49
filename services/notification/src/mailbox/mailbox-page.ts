/** The page that shows what is or would be sent. Its list is filled by `mailbox.js`. */
export const mailboxPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Mailbox – Pinline</title>
<link rel="stylesheet" href="/mailbox/mailbox.css">
<script src="/mailbox/mailbox.js" defer></script>
</head>
<body>
<header>
  <div class="wrap bar">
    <span class="brand"><span class="pads" aria-hidden="true"><b></b><b></b><b></b><b></b></span>Mailbox</span>
    <span class="note">What this machine sends. Development only.</span>
  </div>
  <div class="fingers" aria-hidden="true"></div>
</header>
<main class="wrap">
  <h1 class="vh">Mailbox</h1>
  <form class="finder" role="search">
    <label for="to">Recipient</label>
    <input id="to" name="to" type="search" autocomplete="off" spellcheck="false" placeholder="E-mail or phone">
    <p class="state" role="status" aria-live="polite"></p>
  </form>
  <p class="empty" hidden><span class="ghost" aria-hidden="true"><b></b><b></b><b></b><b></b><b></b><b></b></span>
    <span class="why">No message yet. Request a verification code or pay an order; messages appear here automatically.</span></p>
  <ol class="list" aria-label="Messages, newest first"></ol>
  <noscript><p>This list needs scripts. The messages as data: <a href="/mailbox/messages">/mailbox/messages</a></p></noscript>
</main>
</body>
</html>
`
