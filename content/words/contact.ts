/** The contact page and its estimate form. */
export const words = {
  title: 'Free Flooring Estimate in Austin | {name}',
  description:
    "Get a free flooring estimate in Austin and Central Texas. Send the form or call, and we'll contact you within {time}. {emergency} emergency repair.",
  name: 'Contact',
  heading: 'Get your free estimate',
  lead: "Tell us about your project. We'll contact you within {time}, except on Sundays and holidays, to set up a visit, then send you an itemized quote. It's free, with no obligation.",
  /** {phone} is a link. */
  noScript:
    "JavaScript is off in your browser, so we can't run our spam check. We'll still get your request, but it may take longer. For a quick answer, call {phone}.",
  call: 'Call',
  aboutCall: 'If we miss your call, we usually call back within {time}',
  email: 'Email',
  area: 'Service area',
  aboutArea: 'Austin and Central Texas',
  hours: 'Business hours',
  counties: 'Counties we serve',
  county: '{name} County',
  allCities: 'See every city on the map',
  emergency: 'Emergency repair',
  water: 'Water on the floor right now?',
  aboutWater:
    'Emergency repair is available {time}. Call instead of sending the form, because the first day matters most for saving a wet floor.',
  callNumber: 'Call {phone}',
  why: 'Why choose {name}',
  reasons: [
    {
      title: 'An itemized quote',
      body: "We list material, labor, prep, and tear-out separately, so it's easy to compare our quote with anyone else's.",
    },
    {
      title: 'We check your slab first',
      body: 'We measure moisture and flatness at the first visit and show you what we find before we recommend a floor.',
    },
    {
      title: 'Insured',
      body: "Texas doesn't license flooring contractors, so ask about insurance instead. We carry {insurance}, and we'll send the certificate to you or your building manager before we start.",
    },
    {
      title: 'Workmanship warranty',
      body: "If a board lifts or a grout line cracks because of our installation, we'll come back and fix it.",
    },
  ],
  form: {
    heading: 'Tell us about your project',
    label: 'Request a free estimate',
    required: 'Fields marked with * are required.',
    fix: 'Please fix these fields',
    fields: {
      fullName: 'Full name',
      email: 'Email',
      phone: 'Phone',
      zipCode: 'Zip code',
      serviceNeeded: 'Service needed',
      projectDetails: 'Project details (optional)',
    },
    fiveDigits: 'Five digits',
    choose: 'Choose a service',
    detailsHint: "Which rooms, about how many square feet, what's there now, and when you'd like to start.",
    leaveEmpty: 'Leave empty',
    submit: 'Get Free Estimate',
    submitting: 'Submitting...',
    use: 'We only use this to get back to you.',
    privacy: 'What we keep, and for how long',
    success: {
      title: 'Estimate Request Submitted!',
      text: "We'll contact you within {time} to schedule your free consultation.",
      /** {number} is an element. */
      reference: 'Your reference number is {number}.',
    },
    /** {phone} is a link in the page, and text in the toast. */
    failure: { title: 'Submission Failed', text: 'Please try again or call us directly at {phone}.' },
    kept: 'Everything you typed is still here.',
    missing: { title: 'Required Fields Missing', text: 'Please fill in all required fields marked with *' },
    toasts: 'Notifications, F8',
    closeToast: 'Close',
    topic: {
      /** {topic} is an element. */
      about: 'About: {topic}',
      remove: 'Remove',
      removeTopic: 'Remove "{topic}"',
      project: 'A project like "{name}"',
      inPlace: '{subject} in {place}',
      floorIn: 'A floor in {place}',
      article: 'The article "{name}"',
      guide: 'The guide "{name}"',
      page: 'The page "{name}"',
    },
    check: {
      unfinished: 'Please complete the check above, then send the form.',
      again: "The check timed out. We're starting it again.",
      /** {phone} is a link. */
      failed:
        "We couldn't run the spam check. You can still send the form, but we may see it later. For a quick answer, call {phone}.",
    },
  },
};
