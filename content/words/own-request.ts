import { planWords } from '../../schema/plan-words.ts';

/** What a visitor sees around sending a request, and does with it later: the contact page's island, and components/own-request. */
export const words = {
  /** What came along from the visualizer. */
  carried: {
    plan: {
      heading: "We'll get your plan with the request",
      compared: 'You compared it with {floor}.',
      /** {total} is an element. */
      total: '{total} for material and standard installation, based on the visualizer.',
      extras: 'With {extras}: {total}',
      change: 'Change the plan',
      remove: 'Remove the plan',
    },
    planWords: planWords,
    picture: {
      alt: 'Your room with the new floor',
      send: 'Send this picture of my room',
      hint: "We'll keep it with your request, and delete it when we delete your request. If you leave the box empty, the picture stays on your device.",
    },
  },
  answer: {
    openToday: 'We open today at {time}. Expect a call or an email today.',
    openUntil: "We're open until {time} today, so expect a call or an email today.",
    closesSoon: "We close at {time} today. If we don't reach you before then, we'll call or email you {next}.",
    closed: "We're closed right now. We'll call or email you {next}.",
    next: 'on {day}, after we open at {time}',
  },
  haveReady: [
    'The rough size of each room, if you know it',
    "What's on the floor now, and what you'd like instead",
    "When you'd like the work to start",
  ],
  photos: {
    hint: "Show us the floor you have now, the room, and anything that worries you. You can add up to {count} photos. Before they're sent, your device makes them smaller and removes the location.",
    add: 'Add photos',
    addMore: 'Add more photos',
    full: "You've added {count} photos, which is the most we can take.",
    leftOutOne: 'We can take {count} photos, so we left out the last one.',
    leftOut: 'We can take {count} photos, so we left out the last {left}.',
    sentOfOne: '{done} of {total} photo sent',
    sentOf: '{done} of {total} photos sent',
    states: { waiting: 'Waiting', sending: 'Sending...', sent: 'Sent', failed: 'Not sent', unusable: 'Not sent' },
    sending: 'Sending {name}',
    again: 'Send again',
    sendAgain: 'Send {name} again',
    picture: 'Your picture from the visualizer',
    dropped: 'The connection dropped. Your request is safe, so just send this photo again.',
    tooLarge: "We couldn't make this photo small enough to send. Try another one, or email it to us.",
  },
  times: {
    hint: "Choose up to two times that work for you, your favorite first. We'll confirm one of them.",
    ranks: ['First choice', 'Second choice'],
    /** Short enough for the button on a small phone. */
    shortRanks: ['1st choice', '2nd choice'],
    saved: "Thanks. We've saved your times and will confirm one of them.",
    notSaved: "We couldn't save your times. Please try again, or call us.",
    save: 'Save these times',
    saving: 'Saving...',
  },
  sent: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    zip: 'Zip code',
    service: 'Service',
    details: 'Details',
    also: 'Also sent',
    plan: 'Your plan from the visualizer',
  },
  after: {
    next: 'What happens next',
    /** {phone} is a link. */
    call: "Can't wait? Call {phone}.",
    photos: 'Add photos',
    time: 'Pick a time for our visit',
    ready: 'What to have ready',
    sent: 'What you sent',
    check: 'Check on your request',
    /** {link} is a link. */
    aboutLink:
      '{link} to see where it stands, write to us, change your times, or withdraw it. Anyone with the link can do the same, so keep it to yourself.',
    open: 'Open your request',
  },
};
