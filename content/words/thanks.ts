/** The page after the form was sent without scripts. */
export const words = {
  title: 'Thank You | {name}',
  description: "We've got your estimate request. We'll contact you within {time} to schedule your free consultation.",
  thanks: 'Thank you',
  heading: 'Estimate Request Submitted!',
  lead: "We'll contact you within {time} to schedule your free consultation.",
  /** {weekdays} and {saturday} are elements. */
  hours: "We call and email {weekdays} and {saturday}, so if we're closed right now, you'll hear from us once we open.",
  /** {phone} is a link. */
  urgent: 'If your project is urgent or you left out something important, call us at {phone}.',
  next: 'What happens next',
  steps: [
    { title: 'We get in touch', description: "We'll read your request, then call or email you to set up a time." },
    {
      title: 'We measure',
      description: "We'll come out to measure your rooms and check the subfloor, which usually takes 30-60 minutes.",
    },
    {
      title: 'You get a quote',
      description: "We'll email you an itemized quote within {time} of our visit, and there's no rush to decide.",
    },
  ],
  ready: 'What to have ready',
  check: 'Check on your request',
  reading: 'Helpful articles while you wait',
  link: {
    bookmark:
      'Bookmark this page. If you open it later with JavaScript turned on, it takes you to your request, where you can add photos, pick a time for our visit, or withdraw your request.',
    /** {number} is an element. */
    reference: 'Your reference number is {number}.',
    /** {link} is a link. */
    about:
      '{link} to see where it stands, add photos, pick a time for our visit, or withdraw it. Anyone with the link can do the same, so keep it to yourself.',
    open: 'Open your request',
  },
};
