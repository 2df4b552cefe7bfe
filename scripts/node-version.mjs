const REQUIRED = 24

// Plain JavaScript on purpose: it must run and explain the problem on a Node that is too old for the rest.
if (Number(process.versions.node.split('.')[0]) < REQUIRED) {
  console.error(
    `This needs Node ${REQUIRED}, and ${process.version} is running. "npm ci" brings the right one along; ` +
      'start through npm ("npm start"), and allow the install script of the package "node" if your npm blocks it.',
  )
  process.exit(1)
}
