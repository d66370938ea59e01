/** The visitor's own page until its request has loaded. {phone} is a link. */
export const words = {
  title: 'Your Request | {name}',
  description: 'See where your estimate request stands, add photos, pick a time for our visit, or withdraw it.',
  noScript: 'Turn on JavaScript in this browser to see your request, or call {phone}.',
  heading: 'Your request',
  loading: "We're looking up your request...",
  closed:
    "This link doesn't open a request. Part of it may be missing, or the request was deleted. Use the link in our email to you, or call {phone}.",
  locked: 'We got too many wrong links from your connection. Please wait ten minutes, or call {phone}.',
  failed: "We can't reach your request right now. Check your connection and try again, or call {phone}.",
  tryAgain: 'Try again',
  deleted: {
    heading: 'Your request is deleted',
    text: "We've deleted your request, your photos, and your messages. Your link won't work anymore.",
    later: "If you'd like a quote later on, just send us a new request.",
    home: 'Go to the home page',
  },
};
