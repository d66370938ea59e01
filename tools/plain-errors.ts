// An Error that we throw says what to do. Any other kind is a mistake of ours, and shows where.
process.on('uncaughtException', (error) => {
  console.error(error.constructor === Error ? error.message : error);
  process.exit(1);
});
