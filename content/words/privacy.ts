/**
 * The privacy page. In its texts, {name} is the business's name, {email}, {phone} and {addendum} are links, and {languageChosen} and
 * {favorites} are code.
 */
export const words = {
  title: 'Privacy | {name}',
  /** With `scripts`. */
  description:
    'See what our estimate form stores, who reads it, how long we keep it, and how to get it deleted. No cookies for visitors, {scripts}.',
  scripts: { withCheck: 'one spam check', withoutCheck: 'no third-party scripts' },
  heading: 'Privacy',
  lead: "We use what you send us to get back to you, and we don't sell it or share it with advertisers. Here's what we keep, how long we keep it, and how you can get it deleted.",
  contents: 'On this page',
  sections: [
    {
      id: 'estimate',
      heading: 'When you ask for an estimate',
      /** Paragraphs and lists. */
      blocks: [
        "When you send the form, we store what's in it:",
        [
          'your name, email address, phone number, and zip code',
          'the service you need and any details you add',
          'your visualizer plan, if you include one',
          'the photos, visit times, and messages you choose to add',
          'what the page you came from was about, such as a service or a city',
          'whether you used the English or the Spanish form',
          'the visit we plan with you, and the notes and replies we write about your request',
          'when it arrived, and a request number',
        ],
        "Only the people at {name} who prepare estimates and make visits read it. It's stored with our hosting provider, Cloudflare, and deleted automatically after 24 months, or after 30 days if it looks like spam. If we put it in our trash, it's deleted after 7 days. We also get a copy by email, which stays in our mailbox until we delete it. Every night we back up requests, visits, notes, and the newsletter list, without the photos, and we keep the latest 30 backups.",
        'If we plan a visit, it also shows up in our own calendars through a private feed, with your name, phone number, email address, zip code, and the service. A visit drops out of that feed 60 days after its date, but a calendar app may keep its own copy until we remove it.',
        "You get a private link to your request, where you can add to it, change your times, withdraw it, or delete it. Anyone who has that link can do the same, so keep it to yourself. We don't store the link itself, only a fingerprint of it.",
        "Your photos are shrunk on your device before they're sent, and details such as where they were taken are removed. A photo you use in the visualizer stays on your device unless you check the box that sends it.",
        "Until you send the form, what you've typed stays in your browser tab, so you won't lose it if your connection drops. A plan or picture you bring from the visualizer waits there, too. It's all cleared once we get your request or you close the tab.",
      ],
      /** The last paragraph, if the form has the spam check. */
      withCheck:
        'We use Cloudflare Turnstile to keep spam out of the contact form. Cloudflare sees your IP address and how your browser behaves, but not what you type. You can read its terms in the {addendum}.',
    },
    {
      id: 'articles',
      heading: 'When you sign up for new articles',
      blocks: [
        "We keep your email address and the date you signed up until you tell us to stop. After that, they're gone from our backups within 30 days. If we email you a link to confirm and you don't open it, we delete your address after 30 days. We only use it to send you new articles.",
      ],
    },
    {
      id: 'browsing',
      heading: "When you're just browsing",
      blocks: [
        /** {exception} is empty without the spam check. */
        "We don't set cookies for visitors, and we don't load scripts, fonts, or pictures from other companies{exception}. To prevent abuse, our host counts form submissions and page views from each IP address for one minute, then discards the count. If someone opens wrong request links, we keep their IP address for up to half an hour.",
        "To see which pages people read, each page you open sends its address and title to our own server once. We leave out anything after a question mark in the address, except the name of an ad if you came from one. None of it says who you are, and we can't connect one page view to the next. If your browser sends Global Privacy Control, nothing is sent at all.",
        "Cloudflare stores those counts. We may also pass them to Google Analytics with a random number that's different for every page view.",
        "When you check your zip code, your own device looks it up. If you've turned JavaScript off, the zip code becomes part of the page address on this site.",
        "If you pick English or Spanish, or say no to our offer, your browser keeps {languageChosen} in its local storage, so we don't offer Spanish again. If you save favorites in the visualizer, it keeps them there as {favorites} until you remove them. Neither is ever sent to us.",
      ],
    },
    {
      id: 'delete',
      heading: 'Delete your information',
      blocks: [
        "Email {email} or call {phone} and tell us the email address or phone number you used. We'll delete every request with it, photos and email copies included, and let you know when it's done. You can also delete a request yourself on its private page. All we keep is its number and the date, so that a copy can't bring it back, and the rest is gone from our backups within 30 days. You can ask for a copy of what we have the same way.",
      ],
    },
  ],
  exception: ', except for the spam check on the contact page',
  addendum: 'Turnstile privacy addendum',
};
